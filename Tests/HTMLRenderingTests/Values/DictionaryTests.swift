import FOSMVVM
import Foundation
import HTMLRendering
import TemplateEngine
import Testing

@Suite struct DictionaryTests {
    @ViewModel
    struct StockViewModel {
        let counts: [String: Int]
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .stub(counts: ["bolts": 3]) }
        static func stub(counts: [String: Int] = [:]) -> Self { .init(counts: counts) }
    }

    private func rendered(_ template: String, _ counts: [String: Int]) -> RenderedView {
        let templates = TemplateLibrary(sources: [TemplateSource(name: "StockView", file: "", text: template)])
        let renderer = HTMLRenderer(templates: templates, localizations: LocalizationStore(yaml: [:]))
        return renderer.render(ViewInput(StockViewModel.stub(counts: counts)), locale: Locale(identifier: "en"))
    }

    @Test func membersAreFoundByTheirKeys() {
        let view = rendered(
            "{{counts.bolts}} {{#counts}}{{nuts}}{{/counts}} [{{counts.none}}]", ["bolts": 3, "nuts": 4])
        #expect(view.text == "3 4 []")
        #expect(view.diagnostics.isEmpty)
    }

    @Test func keysThatNoTemplateMentionsAreNotKept() {
        let keys = (0..<1000).map { _ in UUID().uuidString }
        _ = rendered("{{counts.bolts}}", Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) }))
        #expect(keys.allSatisfy { TemplateName(known: $0) == nil })
    }
}
