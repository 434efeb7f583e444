import Testing

@testable import FOSMVVM
@testable import PreviewCatalog

/// The macros pass the doc comments of this module to the program.
@Suite struct DocumentationTests {
    private let catalog = PreviewCatalog.load()

    @Test func aViewModelHasItsCommentAndProperties() throws {
        let documentation = try #require(catalog.documentation(ofViewModel: "CatalogShadeViewModel"))
        #expect(
            documentation.comment
                == "The shade of a lamp, with \"quotes\" and a \\ backslash.\n\n- Note: It gets **hot**.")
        #expect(documentation.properties.map(\.name) == ["title", "width", "height", "lamp", "isRound"])
        #expect(
            documentation.properties.map(\.type) == ["@LocalizedString", "Int", "Int", "CatalogLampViewModel?", ""])
        #expect(
            documentation.properties.map(\.comment) == [
                "", "The width in centimeters.", "The width in centimeters.", "The lamp in it.\nNil for none.", "",
            ])
    }

    @Test func aViewModelWithoutAnythingHasNone() {
        #expect(catalog.documentation(ofViewModel: "CatalogSocketViewModel")?.properties == [])
        #expect(catalog.documentation(ofViewModel: "Unknown") == nil)
    }

    @Test func aPreviewHasItsComment() throws {
        let entry = try #require(catalog.entry(named: "CatalogShadeViewModel"))
        #expect(entry.previews.map(\.comment) == ["Without a lamp.\n\nIt is light.", ""])
    }

    @Test func anOperationHasItsParametersAndComment() {
        #expect(
            CatalogShadeStubOps.operationDocumentation == [
                OperationDocumentation("turn", "by degrees: Int, _ direction: String", "Turns the shade."),
                OperationDocumentation("clean", "", ""),
            ])
    }
}
