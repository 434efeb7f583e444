import Diagnostics
import Testing

@testable import TemplateEngine

@Suite struct RenderingLimitsTests {
    /// Templates that each include the next one twice. The last one is included 2⁴⁰ times.
    private static let doubling = (0...40).map { number in
        TemplateSource(
            name: "D\(number)", file: "D\(number).mustache", text: "{{> D\(number + 1)}}{{> D\(number + 1)}}")
    }

    @Test func templatesThatDoubleStop() throws {
        let library = TemplateLibrary(sources: Self.doubling + [TemplateSource(name: "D41", file: "", text: "x")])
        let rendering = library.render("D0", [:], unresolved: .marked)
        #expect(rendering.diagnostics.map(\.problem) == [.tooManySteps(limit: RenderingLimits().steps)])
        let place = try #require(rendering.diagnostics.first?.place)
        #expect(rendering.text == "⚠ \(place.file.dropLast(".mustache".count))")
    }

    @Test func listsInListsStop() {
        let rows = TemplateValue.list(Array(repeating: ["a": .null], count: 2_000))
        let library = TemplateLibrary(["page": "{{#rows}}{{#rows}}{{#rows}}{{a}}{{/rows}}{{/rows}}{{/rows}}"])
        let rendering = library.render("page", ["rows": rows], limits: RenderingLimits(steps: 10_000))
        #expect(rendering.diagnostics.map(\.problem) == [.tooManySteps(limit: 10_000)])
        #expect(rendering.bytes == [])
    }

    @Test func outputStopsAtItsLimit() throws {
        let library = TemplateLibrary(["page": "<p>\n{{#rows}}{{> row}}{{/rows}}</p>", "row": "{{name}}\n"])
        let value: TemplateValue = ["rows": .list(Array(repeating: ["name": "12345678"], count: 100))]
        let limits = RenderingLimits(bytes: 500)
        let rendering = library.render("page", value, unresolved: .marked, limits: limits)
        #expect(rendering.diagnostics.map(\.problem) == [.tooMuchOutput(limit: 500)])
        #expect(rendering.diagnostics.first?.place?.file == "row.mustache")
        #expect(rendering.text == "⚠ row")
    }

    @Test(arguments: ["x", "\"", "<p>", "é&"])
    func outputMayBeAsLargeAsItsLimit(piece: String) {
        let library = TemplateLibrary(["page": "{{text}}"])
        for count in 1...40 {
            let value: TemplateValue = ["text": .string(String(repeating: piece, count: count))]
            let size = library.render("page", value).bytes.count
            let exact = library.render("page", value, limits: RenderingLimits(bytes: size))
            #expect(exact.diagnostics.isEmpty && exact.bytes.count == size)
            let less = library.render("page", value, limits: RenderingLimits(bytes: size - 1))
            #expect(less.diagnostics.map(\.problem) == [.tooMuchOutput(limit: size - 1)])
        }
    }

    @Test func oneValueMayBeTooLarge() {
        let text = String(repeating: "<", count: 400)
        let rendering = TemplateLibrary(["page": "{{text}}"])
            .render("page", ["text": .string(text)], limits: RenderingLimits(bytes: 1_000))
        #expect(rendering.diagnostics.map(\.problem) == [.tooMuchOutput(limit: 1_000)])
        #expect(rendering.bytes == [])
    }

    @Test func whatCallersKeepStays() {
        let library = TemplateLibrary(["page": "12345"])
        var output = Array("kept".utf8)
        let diagnostics = library.render("page", [:], limits: RenderingLimits(bytes: 4), into: &output)
        #expect(output == Array("kept".utf8))
        #expect(diagnostics.count == 1)
    }

    @Test func aPageAtItsLimitsIsWhole() {
        let library = TemplateLibrary(["page": "{{#rows}}{{.}}{{/rows}}"])
        let value: TemplateValue = ["rows": [1, 2, 3]]
        let whole = (0...100).first { steps in
            library.render("page", value, limits: RenderingLimits(steps: steps, bytes: 3)).diagnostics.isEmpty
        }
        // The line's start and the section, the value and its end for each item, the template's end.
        #expect(whole == 9)
    }

    /// Which would take 256 copies of it, of all lengths: 33 GB.
    @Test func aTemplateThatIncludesItselfFarToTheRightIsTold() {
        let library = TemplateLibrary(["page": String(repeating: " ", count: 1_000_000) + "{{> page}}\n"])
        let rendering = library.render("page", [:])
        #expect(rendering.diagnostics.map(\.problem) == [.endless("page", limit: 256)])
    }
}
