import FOSMVVM
import Foundation
import HTMLRendering
import TemplateEngine
import Testing

@ViewModel
private struct KettleViewModel {
    enum State: String, CaseIterable, Codable { case cold, hot }

    @LocalizedString var title
    let liters: LocalizableDouble
    let state: State
    let note: String?
    let cups: [CupViewModel]
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self {
        .init(liters: .init(value: 1.5), state: .hot, note: nil, cups: [.init(isFull: true), .init(isFull: false)])
    }
}

@ViewModel
private struct CupViewModel {
    let isFull: Bool
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { .init(isFull: true) }
}

/// Returns the values that another engine takes.
private struct ValueRenderer: PreviewRenderer {
    func html(of view: LocalizedView) -> String? {
        let values = view.values
        let cups = (values["cups"] as? [[String: Any]] ?? []).map { "\($0["isFull"] ?? "?")" }
        let texts = ["title", "liters", "state", "note"].map { "\(values[$0] ?? "-")" }
        return (["\(view.name) \(view.locale.tag)"] + texts + cups).joined(separator: "|")
    }
}

/// Knows no view.
private struct SilentRenderer: PreviewRenderer {
    func html(of view: LocalizedView) -> String? { nil }
}

private struct FailingRenderer: PreviewRenderer {
    struct Failure: LocalizedError {
        var errorDescription: String? { "Line 3 has no end." }
    }

    func html(of view: LocalizedView) throws -> String? { throw Failure() }
}

@Suite struct PreviewRendererTests {
    private func rendered(_ renderers: [any PreviewRenderer], locale: String = "en") -> RenderedView {
        renderer(renderers).render(KettleViewModel.stub(), locale: Locale(identifier: locale))
    }

    private func renderer(_ renderers: [any PreviewRenderer]) -> HTMLRenderer {
        let yaml = "en: { KettleViewModel: { title: Kettle } }\nde: { KettleViewModel: { title: Kessel } }"
        let templates = [
            TemplateSource(name: "KettleView", file: "KettleView.mustache", text: "<p>{{title}}</p>"),
            TemplateSource(name: "Categories/container", file: "container.mustache", text: "<i></i>"),
        ]
        return HTMLRenderer(
            templates: TemplateLibrary(sources: templates), localizations: TextStore(yaml: ["k.yml": yaml]),
            environment: .preview, renderers: renderers)
    }

    @Test(arguments: [
        ("en", "KettleView en|Kettle|1.5|hot|-|true|false"), ("de", "KettleView de|Kessel|1,5|hot|-|true|false"),
    ])
    func aRendererGetsPlainLocalizedValues(locale: String, html: String) {
        #expect(rendered([ValueRenderer()], locale: locale).text == html)
    }

    @Test(arguments: [true, false]) func aViewThatARendererMakesMayDependOnAnyFile(isKnown: Bool) {
        let renderer = renderer(isKnown ? [ValueRenderer()] : [SilentRenderer()])
        let dependencies = renderer.inspect(ViewInput(KettleViewModel.stub()), locale: .english).dependencies
        #expect(dependencies.areUnknown == isKnown)
        #expect(dependencies.templates == (isKnown ? [] : ["KettleView"]) && dependencies.types == ["KettleViewModel"])
    }

    @Test func theFirstRendererThatKnowsTheViewRendersIt() {
        #expect(rendered([SilentRenderer(), ValueRenderer(), FailingRenderer()]).text.hasPrefix("KettleView"))
    }

    @Test func aViewThatNoRendererKnowsHasItsTemplate() {
        #expect(rendered([SilentRenderer()]).text == "<p>Kettle</p>")
        #expect(rendered([]).text == "<p>Kettle</p>")
    }

    @Test func aFailureIsADiagnosticAndTheCategoryShowsTheView() {
        let view = rendered([FailingRenderer()])
        #expect(view.text == "<i></i>")
        #expect(view.diagnostics.map(\.kind) == [.brokenView])
        #expect(view.diagnostics.map(\.message) == ["FailingRenderer cannot render KettleView: Line 3 has no end."])
    }
}
