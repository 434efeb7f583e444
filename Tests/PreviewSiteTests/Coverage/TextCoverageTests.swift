import FOSMVVM
import HTMLRendering
import PreviewCatalog
import PreviewChecks
import TemplateEngine
import Testing

@testable import PreviewSite

@Suite struct TextCoverageTests {
    private let store = TextStore(yaml: [
        "Localizations/Letters/texts.yml": """
        en:
          LetterViewModel:
            title: Letter
            closing: Yours
            lines: [One]
            old: No longer
        en-GB:
          LetterViewModel: { title: Note }
        de:
          LetterViewModel: { lines: [Eins] }
          Gone:
            text: Weg
        """,
        "Localizations/Drafts/gone.yml": "de: { Gone: { other: Fort } }",
    ])

    private var inventory: TextInventory {
        inventory(
            of: PreviewCatalog(previews: [
                PreviewRecord(name: "A", file: "/Sources/App/Letters/LetterView.swift", line: 1) {
                    LetterView.previewHost(viewModel: .stub())
                },
                PreviewRecord(name: "B", file: "/Sources/App/Drafts/DraftView.swift", line: 1) {
                    DraftView.previewHost(viewModel: .stub())
                },
            ]), store)
    }

    private func inventory(of catalog: PreviewCatalog, _ store: TextStore) -> TextInventory {
        TextInventory(
            catalog: catalog,
            renderer: HTMLRenderer(templates: TemplateLibrary(sources: []), localizations: store))
    }

    /// A draft shows the texts of a letter.
    @Test func countsAreByLocaleAndFeature() throws {
        let coverage = TextCoverage(inventory, store: store)
        #expect(coverage.locales.map(\.locale.tag) == ["en", "de", "en-GB"])
        #expect(coverage.locales.map(\.counts.present) == [3, 1, 1])
        #expect(coverage.locales.map(\.counts.inherited) == [0, 0, 2])
        #expect(coverage.locales.map(\.counts.missing) == [0, 2, 0])
        #expect(coverage.locales.map(\.counts.unused) == [1, 2, 0])
        #expect(coverage.locales[1].features.map(\.name) == ["Drafts", "Letters"])
        let drafts = try #require(coverage.locales[1].features.first)
        #expect(drafts.counts.used == 3 && drafts.counts.missing == 2 && drafts.counts.unused == 1)
    }

    /// Generators write the texts of new ViewModels into the files of all locales, and mark those that are not translated.
    @Test(arguments: [("Letter", 1), ("Brief", 0)])
    func aMarkedCopyIsMissingUntilItIsTranslated(title: String, missing: Int) {
        let store = TextStore(yaml: [
            "a.yml": """
            en:
              LetterViewModel: { title: Letter }
            de: # Translate these texts.
              LetterViewModel: { title: \(title) }
            fr:
              LetterViewModel: { title: Letter }
            """
        ])
        let coverage = TextCoverage(inventory, store: store)
        let missingTitles = coverage.missing.filter { $0.text.use.key == "LetterViewModel.title" }
        #expect(missingTitles.map(\.locale.tag) == Array(repeating: "de", count: missing))
        #expect(missingTitles.allSatisfy { $0.isCopy && $0.lookup.place?.line == 4 && $0.problems.isEmpty })
        let (german, french) = (coverage.locales[1].counts, coverage.locales[2].counts)
        #expect(german.missing == french.missing + missing)
        #expect(german.present == french.present - missing)
    }

    /// A wrong text also counts as present.
    @Test func aTextThatIsWrongCountsAsPresent() {
        let store = TextStore(yaml: [
            "a.yml": "en: { LetterViewModel: { title: Letter, lines: [One] } }",
            "b.yml": "de: { LetterViewModel: { title: \"\", lines: Eins } }",
        ])
        let catalog = PreviewCatalog(previews: [], viewModels: [ViewModelRecord(LetterViewModel.self)])
        let coverage = TextCoverage(inventory(of: catalog, store), store: store)
        #expect(coverage.wrong.map(\.text.use.key) == ["LetterViewModel.title", "LetterViewModel.lines"])
        #expect(coverage.wrong.map(\.problems[0].kind) == [.empty(unlike: ["en"]), .noList])
        #expect(coverage.missing.map(\.text.use.key) == ["LetterViewModel.closing", "LetterViewModel.closing"])
        #expect(coverage.locales.map(\.counts.present) == [2, 2])
        #expect(coverage.locales.map(\.counts.wrong) == [0, 2])
    }
}
