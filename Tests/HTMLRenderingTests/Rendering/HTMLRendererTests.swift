import Diagnostics
import FOSMVVM
import Foundation
import HTMLRendering
import TemplateEngine
import Testing

@ViewModel
private struct LampViewModel {
    enum Light: String, CaseIterable, Codable { case on, off }
    enum Outcome {
        case mended(by: BulbViewModel, after: Int)
        case replaced(BulbViewModel)
        case waiting
    }

    @LocalizedString var title
    let light: Light
    let outcome: Outcome
    let bought: LocalizableDate
    let seen: Date
    let id: ModelIdType
    let note: String?
    let bulbs: [BulbViewModel]
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { .stub(light: .on) }

    static func stub(light: Light = .on, outcome: Outcome = .waiting, note: String? = nil) -> Self {
        .init(
            light: light, outcome: outcome, bought: .init(value: .now), seen: .now.addingTimeInterval(-86_400),
            id: .init(), note: note, bulbs: [.stub(watts: 40), .stub(watts: 1060)])
    }
}

@ViewModel
private struct BulbViewModel {
    let watts: LocalizableInt
    var vmId = ViewModelId(type: Self.self)

    static func stub(watts: Int = 60) -> Self { .init(watts: .init(value: watts)) }
}

@Suite struct HTMLRendererTests {
    private func rendered(
        _ template: String, _ viewModel: @autoclosure () -> LampViewModel, locale: String = "en"
    ) -> RenderedView {
        let yaml = """
            en: { LampViewModel: { title: "A <lamp>" } }
            de: { LampViewModel: { title: Eine Lampe } }
            """
        let (viewModel, volatile) = StubConstants().making(viewModel, stub: { Stub($0) })
        let renderer = HTMLRenderer(
            templates: TemplateLibrary(sources: [
                TemplateSource(name: "Lamps/LampView", file: "LampView.mustache", text: template)
            ]),
            localizations: TextStore(yaml: ["lamp.yml": yaml]), environment: .preview)
        return renderer.render(ViewInput(viewModel, volatileValues: volatile), locale: Locale(identifier: locale))
    }

    @Test(arguments: [
        ("{{title}}", "A &lt;lamp&gt;"),
        ("{{light}} {{#light.on}}shines{{/light.on}}{{#light.off}}dark{{/light.off}}", "on shines"),
        ("{{#outcome.waiting}}waits{{/outcome.waiting}}{{^outcome.replaced}}!{{/outcome.replaced}}", "waits!"),
        ("{{bought}} {{bought.value}}", "Jan 15, 2026 2026-01-15T09:41:00Z"),
        ("{{seen}}", "2026-01-14T09:41:00Z"),
        ("{{id}}", "00000000-0000-4000-8000-000000000001"),
        ("[{{note}}]{{^note}}none{{/note}}", "[]none"),
        ("{{#bulbs}}{{watts}}={{watts.value}};{{/bulbs}}", "40=40;1,060=1060;"),
        ("{{bulbs.0.watts}}", "40"),
    ])
    func showsWhatTheViewModelHas(template: String, html: String) {
        let view = rendered(template, .stub())
        #expect(view.text == html)
        #expect(view.diagnostics.isEmpty)
        #expect(view.source == .template(name: "LampView", file: "LampView.mustache"))
    }

    @Test func associatedValuesOpenByCaseAndLabel() {
        let template = """
            {{#outcome.mended}}{{after}} h, {{by.watts}} W{{/outcome.mended}}\
            {{#outcome.replaced}}{{watts}} W{{/outcome.replaced}}
            """
        #expect(rendered(template, .stub(outcome: .mended(by: .stub(), after: 2))).text == "2 h, 60 W")
        #expect(rendered(template, .stub(outcome: .replaced(.stub(watts: 7)))).text == "7 W")
    }

    @Test func aNameThatTheViewModelLacksIsMarkedAndTold() throws {
        let view = rendered("<p>\n{{titel}}{{#light.dim}}x{{/light.dim}}", .stub())
        #expect(view.text == "<p>\n⚠ titel⚠ light.dim")
        let diagnostic = try #require(view.diagnostics.first)
        #expect(diagnostic.kind == .unknownName)
        #expect(diagnostic.place?.file == "LampView.mustache")
        #expect(diagnostic.place?.line == 2)
        #expect(view.diagnostics.count == 2)
    }

    @Test func aMissingTextIsMarkedAndToldWithItsFile() throws {
        let store = TextStore(yaml: ["lamp.yml": "en:\n  LampViewModel:\n    other: Other"])
        let templates = TemplateLibrary(sources: [TemplateSource(name: "LampView", file: "", text: "{{title}}")])
        let renderer = HTMLRenderer(templates: templates, localizations: store, environment: .preview)
        let view = renderer.render(ViewInput(LampViewModel.stub()), locale: Locale(identifier: "pl"))
        #expect(view.text == "⚠ LampViewModel.title")
        let diagnostic = try #require(view.diagnostics.first)
        #expect(diagnostic.kind == .missingText)
        #expect(diagnostic.place?.file == "lamp.yml")
    }

    @Test(arguments: [
        ("de", "<p title=\"A &lt;lamp&gt;\"><bdi lang=\"en\" dir=\"ltr\">A &lt;lamp&gt;</bdi></p>"),
        ("en-AU", "<p title=\"A &lt;lamp&gt;\">A &lt;lamp&gt;</p>"),
        ("no", "<p title=\"Lampe\">Lampe</p>"),
        ("nn", "<p title=\"Lampe\"><bdi lang=\"no\" dir=\"ltr\">Lampe</bdi></p>"),
        ("sr-Latn", "<p title=\"A &lt;lamp&gt;\"><bdi lang=\"en\" dir=\"ltr\">A &lt;lamp&gt;</bdi></p>"),
        ("zh-TW", "<p title=\"燈\">燈</p>"),
        ("en-XA", "<p title=\"[Å &lt;lamp&gt; ~~~~]\">[Å &lt;lamp&gt; ~~~~]</p>"),
    ])
    func aTextInAnotherLanguageIsToldByIt(locale: String, html: String) {
        let yaml = """
            en: { LampViewModel: { title: "A <lamp>" } }
            de: { LampViewModel: { title: [A list] } }
            no: { LampViewModel: { title: Lampe } }
            sr: { LampViewModel: { title: Лампа } }
            zh-Hant: { LampViewModel: { title: 燈 } }
            """
        let template = TemplateSource(name: "LampView", file: "", text: "<p title=\"{{title}}\">{{title}}</p>")
        let renderer = HTMLRenderer(
            templates: TemplateLibrary(sources: [template]), localizations: TextStore(yaml: ["lamp.yml": yaml]))
        let subject = ViewInput(LampViewModel.stub())
        #expect(renderer.render(subject, locale: Locale(identifier: locale)).text == html)
    }

    @Test func aViewWithoutTemplateIsShownByItsCategory() throws {
        let templates = try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates])
        let store = TextStore(yaml: ["lamp.yml": "en: { LampViewModel: { title: A lamp } }"])
        let renderer = HTMLRenderer(templates: templates, localizations: store, environment: .preview)
        let view = renderer.render(ViewInput(LampViewModel.stub(note: "Rusty")), locale: Locale(identifier: "en"))
        #expect(view.diagnostics.isEmpty)
        let template = HTMLRenderer.builtInTemplates.appending(path: "Categories/container.mustache")
        #expect(view.source == .category(.container, file: template.path(percentEncoded: false)))
        #expect(view.text.contains("A lamp"))
        #expect(view.text.contains("Rusty"))
        #expect(view.text.contains("1,060"))
    }
}
