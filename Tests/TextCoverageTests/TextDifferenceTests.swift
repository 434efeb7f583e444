import FOSMVVM
import Testing

@testable import TextCoverage

@Suite struct TextDifferenceTests {
    private static let english = """
        en:
          T:
            text: "%{a} of %{b}"
            plain: Plain
            list: ["%{a}", "%{b}"]
            plural: { one: "One %{what}", other: "%{count} %{what}" }
        """

    @Test(arguments: [
        ("text: \"%{b} von %{a}\"", "text", []),
        ("text: \"%{b} von %{c}\"", "text", [TextDifference.lacks(["a"]), .adds(["c"])]),
        ("text: Nichts", "text", [.lacks(["a", "b"])]),
        ("text: [Eins]", "text", [.isList]),
        ("plain: { one: Eins, other: Mehr }", "plain", []),
        ("list: \"%{a}\"", "list", [.isNoList]),
        ("list: { one: \"%{a}\", other: \"%{b}\" }", "list", [.isNoList]),
        ("list: [\"%{b}\", \"%{b}\"]", "list", [.lacks(["a"]), .adds(["b"])]),
        ("list: [\"%{a}\"]", "list", [.length(1, expected: 2)]),
        ("plural: { one: \"Eins\", other: \"%{count} %{what}\" }", "plural", []),
        ("plural: { one: \"Eins\", other: \"%{count}\" }", "plural", [.lacks(["what"])]),
        ("other: Text", "other", []), ("other: Text", "text", []),
    ])
    func `A text differs from the default locale's`(german: String, property: String, expected: [TextDifference]) throws
    {
        let store = LocalizationStore(yaml: ["en.yml": Self.english, "de.yml": "de:\n  T:\n    \(german)"])
        let locale = try #require(LocaleIdentifier("de"))
        #expect(TextDifference.all(of: "T.\(property)", in: locale, store: store) == expected)
        #expect(TextDifference.all(of: "T.\(property)", in: .english, store: store) == [])
    }
}
