import FOSMVVM
import HTMLRendering
import PreviewCatalog
import TemplateEngine
import Testing

@testable import PreviewSite

@Suite struct PreviewFaultsTests {
    private func faults() -> PreviewFaults {
        let catalog = PreviewCatalog(
            previews: [
                PreviewRecord(name: "Short", file: "/app/Sources/App/Letters/LetterView.swift", line: 7) {
                    LetterView.previewHost(viewModel: .stub())
                }
            ],
            viewModels: [ViewModelRecord(LetterViewModel.self)])
        let texts = LocalizationStore(yaml: [
            "Letters.yml": """
            en: { LetterViewModel: { title: Letter, lines: [One, Two] } }
            de: { LetterViewModel: { title: Brief, lines: [Eins, Zwei], closing: Gruß } }
            """
        ])
        let template = TemplateSource(name: "LetterView", file: "", text: TestSite.letterTemplate)
        return PreviewFaults(
            catalog: catalog,
            renderer: HTMLRenderer(templates: TemplateLibrary(sources: [template]), localizations: texts))
    }

    @Test(arguments: [("en", 1), ("de", 0), ("de-AT", 0), ("fr", 1), ("en-XA", 1)])
    func aLocaleHasTheFaultsOfTheOneItFallsBackTo(tag: String, count: Int) throws {
        #expect(faults().paths(in: try #require(LocaleIdentifier(tag))).count == count)
    }
}
