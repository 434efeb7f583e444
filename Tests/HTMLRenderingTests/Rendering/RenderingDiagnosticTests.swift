import Diagnostics
import FOSMVVM
import Foundation
import HTMLRendering
import InMemoryLogging
import Logging
import TemplateEngine
import Testing

@Suite struct RenderingDiagnosticTests {
    @ViewModel
    struct LampViewModel {
        enum Light: String, CaseIterable, Codable { case on, off }
        enum Outcome {
            case mended(by: String, after: Int)
            case replaced(String)
            case waiting
        }

        @LocalizedString var title
        let light: Light
        let outcome: Outcome
        let note: String?
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .stub(outcome: .waiting) }
        static func stub(outcome: Outcome = .waiting) -> Self { .init(light: .on, outcome: outcome, note: nil) }
    }

    @ViewModel
    struct BrokenViewModel {
        struct Failure: LocalizedError {
            var errorDescription: String? { "The wire is cut." }
        }

        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }

        func encode(to encoder: any Encoder) throws { throw Failure() }
    }

    private static let yaml = "en: { RenderingDiagnosticTests: { LampViewModel: { title: Lamp } } }"

    private func rendered(_ template: String, _ viewModel: any ViewModel = LampViewModel.stub()) -> RenderedView {
        let templates = TemplateLibrary(sources: [
            TemplateSource(name: "LampView", file: "Lamps/LampView.mustache", text: template),
            TemplateSource(name: "Broken", file: "Broken.mustache", text: "<b>\n{{#open}}"),
        ])
        let renderer = HTMLRenderer(
            templates: templates, localizations: TextStore(yaml: ["lamp.yml": Self.yaml]), environment: .preview
        )
        return renderer.render(ViewInput(viewModel), locale: Locale(identifier: "en"))
    }

    @Test(arguments: [
        "{{titel}}", "{{#light.onn}}x{{/light.onn}}", "{{^light.offf}}x{{/light.offf}}", "{{light.value}}",
        "{{#outcome.waitng}}x{{/outcome.waitng}}", "{{title.value}}",
    ])
    func aNameThatIsNotThereIsToldWithItsPlace(tag: String) throws {
        let view = rendered("<p>\n  \(tag)</p>")
        let diagnostic = try #require(view.diagnostics.first)
        #expect(diagnostic.kind == .unknownName)
        #expect(diagnostic.place?.file == "Lamps/LampView.mustache")
        #expect(diagnostic.place?.line == 2)
        #expect(diagnostic.place?.column == 3)
        #expect(diagnostic.excerpt?.contains(tag) == true)
        #expect((diagnostic as any Error).localizedDescription.hasPrefix("Lamps/LampView.mustache:2:3: "))
        #expect(view.text.contains("⚠"))
    }

    @Test(arguments: [
        "{{light}}", "{{#light.off}}x{{/light.off}}", "{{^outcome.mended}}x{{/outcome.mended}}", "{{note}}",
        "{{#outcome.replaced}}x{{/outcome.replaced}}", "{{outcome}}", "{{vmId}}",
    ])
    func whatTheTypeDeclaresIsNoProblem(template: String) {
        #expect(rendered(template).diagnostics.isEmpty)
    }

    @Test(arguments: [
        (LampViewModel.Outcome.mended(by: "Ada", after: 2), "mended Ada 2"), (.replaced("B & C"), "replaced B &amp; C"),
        (.waiting, "waiting true"),
    ])
    func associatedValuesOpenByCase(outcome: LampViewModel.Outcome, text: String) {
        let template = """
            {{outcome}} {{#outcome.mended}}{{by}} {{after}}{{/outcome.mended}}\
            {{#outcome.replaced}}{{.}}{{/outcome.replaced}}{{outcome.waiting}}
            """
        let view = rendered(template, LampViewModel.stub(outcome: outcome))
        #expect(view.text == text)
        #expect(view.diagnostics.isEmpty)
    }

    @Test func aLabelThatIsNotThereIsTold() throws {
        let view = rendered(
            "{{#outcome.mended}}{{buy}}{{/outcome.mended}}", LampViewModel.stub(outcome: .mended(by: "Ada", after: 1)))
        #expect(view.diagnostics.map(\.kind) == [.unknownName])
        #expect(view.text.contains("⚠ buy"))
    }

    @Test func aMissingPartialIsToldWithItsPlace() throws {
        let diagnostic = try #require(rendered("<p>{{> Shade}}</p>").diagnostics.first)
        #expect(diagnostic.kind == .missingTemplate)
        #expect(diagnostic.place?.file == "Lamps/LampView.mustache")
        #expect(diagnostic.place?.line == 1)
        #expect(diagnostic.message.contains("Shade"))
    }

    @Test func aPartialThatDoesNotParseIsToldAtItsOwnPlace() throws {
        let view = rendered("<p>{{> Broken}}{{title}}</p>")
        let diagnostic = try #require(view.diagnostics.first)
        #expect(diagnostic.kind == .templateSyntax)
        #expect(diagnostic.place?.file == "Broken.mustache")
        #expect(diagnostic.place?.line == 2)
        #expect(view.text.contains("Lamp</p>"))
    }

    @Test func aRenderingThatComesToItsLimitIsTold() throws {
        let source = TemplateSource(name: "LampView", file: "LampView.mustache", text: "{{title}}\n{{title}}")
        let renderer = HTMLRenderer(
            templates: TemplateLibrary(sources: [source]),
            localizations: TextStore(yaml: ["lamp.yml": Self.yaml]), limits: RenderingLimits(bytes: 5)
        ).in(timeZone: .gmt)
        let view = renderer.render(ViewInput(LampViewModel.stub()), locale: Locale(identifier: "en"))
        #expect(view.diagnostics.map(\.kind) == [.renderingLimit])
        #expect(view.diagnostics.first?.place?.file == "LampView.mustache")
        #expect(!view.text.contains("Lamp\n"))
    }

    @Test func aViewWithNeitherTemplateNorCategoryIsTold() throws {
        let view = rendered("", RenderingDiagnosticTests.OtherViewModel.stub())
        #expect(view.source?.templateName == "Categories/display")
        #expect(view.source?.file == nil)
        #expect(try #require(view.diagnostics.first).message.contains("Categories/display"))
    }

    @Test func aMissingTextIsTold() throws {
        let view = rendered("{{absent}}", LampViewModel.stub())
        #expect(view.diagnostics.map(\.kind) == [.unknownName])
        let french = HTMLRenderer(
            templates: TemplateLibrary(sources: [TemplateSource(name: "LampView", file: "", text: "{{title}}")]),
            localizations: TextStore(yaml: [:]), environment: .preview)
        let missing = french.render(ViewInput(LampViewModel.stub()), locale: Locale(identifier: "fr"))
        #expect(missing.text == "⚠ RenderingDiagnosticTests.LampViewModel.title")
        #expect(missing.diagnostics.map(\.kind) == [.missingText])
        #expect(missing.diagnostics.first?.message.contains("'fr'") == true)
    }

    @Test func productionShowsNothingAndLogsAWarningWithThePlace() {
        let source = TemplateSource(name: "LampView", file: "Lamps/LampView.mustache", text: "[{{title}}{{no}}]")
        let log = InMemoryLogHandler()
        let renderer = HTMLRenderer(
            templates: TemplateLibrary(sources: [source]), localizations: TextStore(yaml: [:]),
            logger: Logger(label: "test") { _ in log })
        let view = renderer.render(LampViewModel.stub(), locale: Locale(identifier: "fr"))
        #expect(view.text == "[]")
        #expect(view.diagnostics.map(\.kind) == [.unknownName, .missingText])
        #expect(log.entries.map(\.level) == [.warning, .warning])
        #expect(log.entries.first?.message.description.hasPrefix("Lamps/LampView.mustache:1:11: ") == true)
    }

    @Test func previewsLogNothing() {
        let log = InMemoryLogHandler()
        let renderer = HTMLRenderer(
            templates: TemplateLibrary(sources: []), localizations: TextStore(yaml: [:]),
            environment: .preview, logger: Logger(label: "test") { _ in log })
        #expect(!renderer.render(LampViewModel.stub(), locale: Locale(identifier: "fr")).diagnostics.isEmpty)
        #expect(log.entries.isEmpty)
    }

    @Test func anEncodeThatThrowsIsTold() throws {
        let view = rendered("", BrokenViewModel.stub())
        let diagnostic = try #require(view.diagnostics.first)
        #expect(diagnostic.kind == .unencodableViewModel)
        #expect(diagnostic.message == "BrokenViewModel could not be encoded: The wire is cut.")
        #expect(view.html.isEmpty)
    }

    @ViewModel
    struct OtherViewModel {
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }
    }

    @ViewModel
    struct SwitchboardViewModel {
        let lamps: [SocketViewModel]
        var total: Int { lamps.count }
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init(lamps: [.stub()]) }
    }

    @ViewModel
    struct SocketViewModel {
        let volts: Int
        var `default`: String { "\(volts) V" }
        var observed = 1 { didSet {} }
        static var shared: Int { 1 }
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init(volts: 230) }
    }

    @Test(arguments: [
        ("{{total}}", "total", "SwitchboardViewModel"),
        ("{{#lamps}}{{default}}{{/lamps}}", "default", "SocketViewModel"),
    ])
    func aComputedPropertyIsNamedAsSuch(template: String, name: String, owner: String) {
        let source = TemplateSource(name: "SwitchboardView", file: "Switchboard.mustache", text: template)
        let renderer = HTMLRenderer(
            templates: TemplateLibrary(sources: [source]), localizations: TextStore(yaml: [:]),
            environment: .preview)
        let view = renderer.render(ViewInput(SwitchboardViewModel.stub()), locale: Locale(identifier: "en"))
        #expect(
            view.diagnostics.map(\.message) == [
                "\"\(name)\" is a computed property of \(owner), and templates have only stored ones. Store it."
            ])
        #expect(SocketViewModel.computedPropertyNames == ["default"])
        #expect(LampViewModel.computedPropertyNames == [])
    }
}
