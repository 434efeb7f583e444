import FOSFoundation
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
        let renderer = HTMLRenderer(templates: templates, localizations: TextStore(yaml: [:]))
        return renderer.render(ViewInput(StockViewModel.stub(counts: counts)), locale: Locale(identifier: "en"))
    }

    private enum Shelf: String, Codable { case upper, lower }

    private struct Shelves: Codable {
        let tags: Set<String>
        let counts: [Shelf: Int]
    }

    /// Swift lists both in another order in each process, so several orders are tried in one.
    @Test(arguments: 1...20) func setsAndOtherKeysAreSorted(_ size: Int) throws {
        let tags = (1...size).map { "tag \($0)" }
        let shelves = Shelves(tags: Set(tags.shuffled()), counts: [.upper: 1, .lower: 2])
        let localizer = Localizer(locale: Locale(identifier: "en"), store: TextStore(yaml: [:]))
        guard case .object(let object) = try LocalizingEncoder.encode(shelves, with: localizer) else { return }
        #expect(object["tags"]?.text == tags.joined(separator: ", "))
        #expect(try object["counts"]?.toJSON() == #"["lower",2,"upper",1]"#)
    }

    @Test func membersAreFoundByTheirKeys() {
        let view = rendered(
            "{{counts.bolts}} {{#counts}}{{nuts}}{{/counts}} [{{counts.none}}]", ["bolts": 3, "nuts": 4])
        #expect(view.text == "3 4 []")
        #expect(view.diagnostics.isEmpty)
    }

    @Test func aKeyCanBeginWithALetterThatHasTwoCapitals() throws {
        let renderer = HTMLRenderer(
            templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
            localizations: TextStore(yaml: [:]))
        let view = renderer.render(ViewInput(StockViewModel.stub(counts: ["ßa": 1])), locale: Locale(identifier: "en"))
        #expect(view.text.contains("SSa"), "\(view.text)")
    }

    @Test func keysThatNoTemplateMentionsAreNotKept() {
        let keys = (0..<1000).map { _ in UUID().uuidString }
        _ = rendered("{{counts.bolts}}", Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) }))
        #expect(keys.allSatisfy { TemplateName(known: $0) == nil })
    }
}
