import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import TemplateEngine
import Testing

@testable import PreviewChecks

@Suite struct TextInventoryTests {
    private let store = TextStore(yaml: [
        "Localizations/Shelves/texts.yml": """
        en:
          ShelfViewModel:
            title: Shelf
            steps: [Dust]
            old: No longer
          ShelfState: { open: Open, closed: Closed }
          RoomViewModel: { title: Room }
        en-GB:
          ShelfViewModel: { title: Bookcase }
        de:
          ShelfViewModel: { steps: [Wischen] }
          Gone:
            text: Weg
        """,
        "Localizations/Rooms/gone.yml": "de: { Gone: { other: Fort } }",
    ])

    private var inventory: TextInventory {
        TextInventory(
            catalog: PreviewCatalog(
                previews: [
                    PreviewRecord(name: "A", file: "/Sources/App/Shelves/ShelfView.swift", line: 1) {
                        ShelfView.previewHost(viewModel: .stub())
                    },
                    PreviewRecord(name: "B", file: "/Sources/App/Rooms/RoomView.swift", line: 1) {
                        RoomView.previewHost(viewModel: .stub())
                    },
                ]),
            renderer: HTMLRenderer(templates: TemplateLibrary(sources: []), localizations: store))
    }

    @Test func everyTextIsThereOnceWithItsPreviews() throws {
        let texts = inventory.texts
        #expect(
            texts.map(\.use.name) == [
                "RoomViewModel.title", "ShelfViewModel.title", "ShelfViewModel.steps", "ShelfState.open",
            ])
        let shared = try #require(texts.first { $0.use.key == "ShelfViewModel.title" })
        #expect(shared.previews.map(\.viewModelName) == ["RoomViewModel", "ShelfViewModel"])
        #expect(shared.features == ["Rooms", "Shelves"])
    }

    /// The other case of an enum may be chosen when the program runs.
    @Test func aTextThatNoPreviewUsesIsUnused() {
        let unused = inventory.unused
        #expect(unused.map(\.key) == ["Gone.other", "ShelfViewModel.old", "Gone.text"])
        #expect(unused.map(\.locale.tag) == ["de", "en", "de"])
        #expect(unused.map(\.place.line) == [1, 5, 13])
        #expect(unused.map(\.feature) == ["Rooms", "Shelves", "Shelves"])
    }

    /// Its texts are unknown, and so are those of the values that it contains.
    @Test func noTextOfAViewModelThatCannotBeEncodedIsUnused() {
        let catalog = PreviewCatalog(previews: [
            PreviewRecord(name: "A", file: "/Sources/App/Rooms/RoomView.swift", line: 1) {
                RoomView.previewHost(viewModel: RoomViewModel(shelf: .stub(), bulb: Bulb(isBroken: true)))
            }
        ])
        let renderer = HTMLRenderer(templates: TemplateLibrary(sources: []), localizations: store)
        let inventory = TextInventory(catalog: catalog, renderer: renderer)
        #expect(inventory.unreadable.map(\.name) == ["A"])
        let unused = ["Gone.other", "Gone.text", "ShelfState.closed", "ShelfState.open"]
        #expect(Set(inventory.unused.map(\.key)).sorted() == unused)
    }

    @Test func theStubOfAViewModelWithoutPreviewCounts() {
        let catalog = PreviewCatalog(previews: [], viewModels: [ViewModelRecord(RoomViewModel.self)])
        let renderer = HTMLRenderer(templates: TemplateLibrary(sources: []), localizations: store)
        #expect(TextInventory(catalog: catalog, renderer: renderer).texts.count == 4)
    }
}
