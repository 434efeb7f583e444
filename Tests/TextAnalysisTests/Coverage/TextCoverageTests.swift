import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import TemplateEngine
import Testing

@testable import TextAnalysis

@Suite struct TextCoverageTests {
    private let store = TextStore(yaml: [
        "Localizations/Shelves/texts.yml": """
        en:
          ShelfViewModel:
            title: Shelf
            steps: [Dust]
            old: No longer
          ShelfState: { open: Open, closed: Closed }
          LampViewModel: { title: Lamp }
        en-GB:
          ShelfViewModel: { title: Bookcase }
        de:
          ShelfViewModel: { steps: [Wischen] }
          Gone:
            text: Weg
        """,
        "Localizations/Lamps/gone.yml": "de: { Gone: { other: Fort } }",
    ])

    private var inventory: TextInventory {
        TextInventory(
            catalog: PreviewCatalog(
                previews: [
                    PreviewRecord(name: "A", file: "/Sources/App/Shelves/ShelfView.swift", line: 1) {
                        ShelfView.previewHost(viewModel: .stub())
                    },
                    PreviewRecord(name: "B", file: "/Sources/App/Lamps/LampView.swift", line: 1) {
                        LampView.previewHost(viewModel: .stub())
                    },
                ]),
            renderer: HTMLRenderer(templates: TemplateLibrary(sources: []), localizations: store))
    }

    @Test func everyTextIsThereOnceWithItsPreviews() throws {
        let texts = inventory.texts
        #expect(
            texts.map(\.use.name) == [
                "LampViewModel.title", "ShelfViewModel.title", "ShelfViewModel.steps", "ShelfState.open",
            ])
        let shared = try #require(texts.first { $0.use.key == "ShelfViewModel.title" })
        #expect(shared.previews.map(\.viewModelName) == ["LampViewModel", "ShelfViewModel"])
        #expect(shared.features == ["Lamps", "Shelves"])
    }

    /// The other case of an enum may be chosen when the program runs.
    @Test func aTextThatNoPreviewUsesIsUnused() {
        let unused = inventory.unused
        #expect(unused.map(\.key) == ["Gone.other", "ShelfViewModel.old", "Gone.text"])
        #expect(unused.map(\.locale.tag) == ["de", "en", "de"])
        #expect(unused.map(\.place.line) == [1, 5, 13])
        #expect(unused.map(\.feature) == ["Lamps", "Shelves", "Shelves"])
    }

    @Test func countsAreByLocaleAndFeature() throws {
        let coverage = TextCoverage(inventory, store: store)
        #expect(coverage.locales.map(\.locale.tag) == ["en", "de", "en-GB"])
        #expect(coverage.locales.map(\.counts.present) == [4, 1, 1])
        #expect(coverage.locales.map(\.counts.inherited) == [0, 0, 3])
        #expect(coverage.locales.map(\.counts.missing) == [0, 3, 0])
        #expect(coverage.locales.map(\.counts.unused) == [1, 2, 0])
        let lamps = try #require(coverage.locales[1].features.first)
        #expect(lamps.name == "Lamps")
        #expect(lamps.counts.used == 4 && lamps.counts.missing == 3 && lamps.counts.unused == 1)
    }

    /// Generators write the texts of new ViewModels into the files of all locales, and mark those that are not translated.
    @Test(arguments: [("Shelf", 1), ("Regal", 0)])
    func aMarkedCopyIsMissingUntilItIsTranslated(title: String, missing: Int) {
        let store = TextStore(yaml: [
            "a.yml": """
            en:
              ShelfViewModel: { title: Shelf }
            de: # Translate these texts.
              ShelfViewModel: { title: \(title) }
            fr:
              ShelfViewModel: { title: Shelf }
            """
        ])
        let coverage = TextCoverage(inventory, store: store)
        let missingTitles = coverage.missing.filter { $0.text.use.key == "ShelfViewModel.title" }
        #expect(missingTitles.map(\.locale.tag) == Array(repeating: "de", count: missing))
        #expect(missingTitles.allSatisfy { $0.isCopy && $0.lookup.place?.line == 4 && $0.faults.isEmpty })
        let (german, french) = (coverage.locales[1].counts, coverage.locales[2].counts)
        #expect(german.missing == french.missing + missing)
        #expect(german.present == french.present - missing)
    }

    /// A wrong text also counts as present.
    @Test func aTextThatIsWrongCountsAsPresent() {
        let store = TextStore(yaml: [
            "a.yml": "en: { ShelfViewModel: { title: Shelf, steps: [Dust] } }",
            "b.yml": "de: { ShelfViewModel: { title: \"\", steps: Wischen } }",
        ])
        let catalog = PreviewCatalog(previews: [], viewModels: [ViewModelRecord(ShelfViewModel.self)])
        let renderer = HTMLRenderer(templates: TemplateLibrary(sources: []), localizations: store)
        let coverage = TextCoverage(TextInventory(catalog: catalog, renderer: renderer), store: store)
        #expect(coverage.wrong.map(\.text.use.key) == ["ShelfViewModel.title", "ShelfViewModel.steps"])
        #expect(coverage.wrong.map(\.faults[0].kind) == [.empty(unlike: ["en"]), .noList])
        #expect(coverage.missing.map(\.text.use.key) == ["ShelfState.open", "ShelfState.open"])
        #expect(coverage.locales.map(\.counts.present) == [2, 2])
        #expect(coverage.locales.map(\.counts.wrong) == [0, 2])
    }

    /// Its texts are unknown, and so are those of the values that it contains.
    @Test func noTextOfAViewModelThatCannotBeEncodedIsUnused() {
        let catalog = PreviewCatalog(previews: [
            PreviewRecord(name: "A", file: "/Sources/App/Lamps/LampView.swift", line: 1) {
                LampView.previewHost(viewModel: LampViewModel(shelf: .stub(), bulb: Bulb(isBroken: true)))
            }
        ])
        let renderer = HTMLRenderer(templates: TemplateLibrary(sources: []), localizations: store)
        let inventory = TextInventory(catalog: catalog, renderer: renderer)
        #expect(inventory.unreadable.map(\.name) == ["A"])
        let unused = ["Gone.other", "Gone.text", "ShelfState.closed", "ShelfState.open"]
        #expect(Set(inventory.unused.map(\.key)).sorted() == unused)
    }

    @Test func theStubOfAViewModelWithoutPreviewCounts() {
        let catalog = PreviewCatalog(previews: [], viewModels: [ViewModelRecord(LampViewModel.self)])
        let renderer = HTMLRenderer(templates: TemplateLibrary(sources: []), localizations: store)
        #expect(TextInventory(catalog: catalog, renderer: renderer).texts.count == 4)
    }
}
