import TemplateEngine
import Testing

@Suite struct EscapingTests {
    @Test func everySpecialCharacterIsEscaped() {
        #expect(render("{{x}}", ["x": "a&b<c>d\"e'f"]).text == "a&amp;b&lt;c&gt;d&quot;e&#39;f")
    }

    @Test(arguments: ["\u{301}", "\u{FE0F}", "\u{200D}", "\u{20E3}"])
    func combiningMarksHideNothing(_ mark: String) {
        let value = "x\"\(mark) onerror='\(mark)<\(mark)&\(mark)"
        let text = render("<img alt=\"{{a}}\">", ["a": .string(value)]).text
        #expect(
            Array(text.utf8) == Array("<img alt=\"x&quot;\(mark) onerror=&#39;\(mark)&lt;\(mark)&amp;\(mark)\">".utf8))
    }

    @Test func tripleMustacheAndAmpersandEscapeNothing() {
        #expect(render("{{{x}}}{{&x}}", ["x": "<\">"]).text == "<\"><\">")
    }

    /// Neighbors differ, so that a byte at a wrong place is found.
    private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGH"

    /// Values are escaped eight bytes at a time.
    @Test(arguments: 0...34)
    func everyByteIsEscapedAtEveryPlace(length: Int) {
        let entities = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
        let others = ["%", "!", "=", "?", "|", "\0", "~", "é", "€"]
        for character in entities.keys + others {
            for place in 0..<max(1, length) {
                let (before, after) = (place, length - place)
                let value = "\(Self.letters.prefix(before))\(character)\(Self.letters.suffix(after))"
                let escaped = value.replacing(character, with: entities[character] ?? character)
                #expect(render("[{{x}}]", ["x": .string(value)]).text == "[\(escaped)]")
            }
        }
        let dense = String(repeating: "\"", count: length)
        #expect(render("{{x}}", ["x": .string(dense)]).text == String(repeating: "&quot;", count: length))
    }

    @Test func longValuesGrowTheOutput() {
        let value = String(repeating: "<é>", count: 20_000)
        let text = render("{{x}}", ["x": .string(value)]).text
        #expect(text == String(repeating: "&lt;é&gt;", count: 20_000))
    }
}
