import FOSMVVM
import Foundation
import Greenhouse
import HTMLRendering
import TemplateEngine
import Testing

@testable import GreenhousePreviews

@Suite struct RendererTests {
    private let renderer: HTMLRenderer

    init() throws {
        let texts = URL(filePath: #filePath).appending(path: "../../../Sources/Greenhouse/Localizations")
        renderer = HTMLRenderer(
            templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
            localizations: TextStore(folders: [texts.standardizedFileURL]), environment: .preview,
            renderers: [
                StencilRenderer(templates: try GreenhouseViews.templates("stencil")),
                try MustacheRenderer(templates: GreenhouseViews.templates("mustache")),
            ])
    }

    @Test(arguments: [("en", "Sow in: March, April", "3.5"), ("de", "Aussaat: March, April", "3,5")])
    func stencilShowsLocalizedAndEscapedValues(locale: String, sowing: String, price: String) {
        let view = renderer.render(SeedPacketViewModel.stub(), locale: Locale(identifier: locale))
        #expect(view.diagnostics.isEmpty)
        #expect(view.text.contains("<h2>Tomato &lt;Ruthje></h2>"))
        #expect(view.text.contains("<p>\(sowing)</p>"))
        #expect(view.text.contains("<p>\(price)</p>"))
    }

    @Test func mustacheShowsLists() {
        let view = renderer.render(WateringViewModel.stub(), locale: Locale(identifier: "de"))
        #expect(view.diagnostics.isEmpty)
        #expect(view.text.contains("<h2>Heute gießen</h2>"))
        #expect(view.text.contains("<li>Basil &amp; mint</li>"))
        #expect(!view.text.contains("<p>"))
    }

    @Test func mustacheShowsTheEmptyState() {
        let view = renderer.render(WateringViewModel.stub(plants: []), locale: Locale(identifier: "en"))
        #expect(view.text.contains("<p>All plants have enough water.</p>"))
    }

    @Test func aTemplateThatFailsIsADiagnosticOfItsView() throws {
        let renderer = HTMLRenderer(
            templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
            localizations: TextStore(folders: []),
            renderers: [StencilRenderer(templates: ["WateringView": "{% if %}"])])
        let view = renderer.render(WateringViewModel.stub(), locale: Locale(identifier: "en"))
        let message = try #require(view.diagnostics.first { $0.kind == .brokenView }?.message)
        #expect(message.hasPrefix("StencilRenderer cannot render WateringView: "))
    }
}
