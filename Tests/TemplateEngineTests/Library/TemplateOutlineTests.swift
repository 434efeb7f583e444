import Testing

@testable import TemplateEngine

@Suite struct TemplateOutlineTests {
    private let library = TemplateLibrary(sources: [
        TemplateSource(name: "A/Card", file: "Card.mustache", text: "é\n {{#items}}{{> *row }}{{/items}}{{{html}}}"),
        TemplateSource(name: "Broken", file: "Broken.mustache", text: "{{#a}}"),
    ])

    @Test func hasTheTagsWithTheirPlaces() throws {
        let outline = try #require(library.outline(of: "Card"))
        #expect(outline.name == "A/Card")
        #expect(outline.tags.map(\.name) == ["items", "row", "items", "html"])
        #expect(outline.tags.map(\.kind) == [.section, .partial, .close, .unescaped])
        #expect(outline.tags.map(\.isDynamic) == [false, true, false, false])
        let place = outline.place(at: outline.tags[0].range.lowerBound)
        #expect(place.description == "Card.mustache:2:2")
    }

    @Test func thereIsNoneOfWhatDoesNotParse() {
        #expect(library.outline(of: "Broken") == nil)
        #expect(library.outline(of: "Nowhere") == nil)
    }
}
