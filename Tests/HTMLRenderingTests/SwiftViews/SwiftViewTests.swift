#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import SwiftUI

    import Testing

    @testable import HTMLRendering
    @testable import TemplateEngine

    @Suite struct SwiftViewTests {
        private static let yaml = """
            en: { KettleViewModel: { title: A <kettle>, only: Only English } }
            ar: { KettleViewModel: { title: غلاية } }
            """

        private func rendered(
            _ viewModel: KettleViewModel = .stub(), templates: [TemplateSource] = [], locale: String = "en",
            version: ViewVersion = .template
        ) throws -> RenderedView {
            let components = try TemplateFolder(HTMLRenderer.builtInTemplates).sources
            let renderer = HTMLRenderer(
                templates: TemplateLibrary(sources: components + templates),
                localizations: TextStore(yaml: ["kettle.yml": Self.yaml]), environment: .preview)
            return renderer.preferring(version).render(
                ViewInput(viewModel, in: KettleView.self), locale: try #require(LocaleIdentifier(locale)))
        }

        @Test func aBodyIsRenderedWithTheTemplatesOfItsComponents() throws {
            let view = try rendered()
            #expect(view.diagnostics == [])
            #expect(view.source == .swift(name: "KettleView"))
            let html = HTMLOutline(view.text)
            #expect(html.problems == [], "\(view.text)")
            #expect(view.text.contains(">A &lt;kettle&gt;</h2>"))
            #expect(html.all("button").map { $0.attributes["data-testid"] } == ["boil"])
        }

        @Test func aTemplateOfTheViewsNameWins() throws {
            let template = TemplateSource(name: "KettleView", file: "KettleView.mustache", text: "{{title}}")
            let view = try rendered(templates: [template])
            #expect(view.text == "A &lt;kettle&gt;")
            #expect(view.source == .template(name: "KettleView", file: "KettleView.mustache"))
        }

        @Test func theSwiftVersionOfAViewWithATemplateIsItsBody() throws {
            let templates = [
                TemplateSource(name: "KettleView", file: "KettleView.mustache", text: "{{title}}"),
                TemplateSource(name: "LidView", file: "LidView.mustache", text: "<b>{{color}}</b>"),
            ]
            let view = try rendered(.stub(lid: "blue"), templates: templates, version: .swift)
            #expect(view.source == .swift(name: "KettleView"))
            #expect(view.text.contains(">A &lt;kettle&gt;</h2>"))
            #expect(view.text.contains("<b>blue</b>"))
        }

        @Test func aTimeZoneKeepsTheVersion() {
            let renderer = HTMLRenderer(
                templates: TemplateLibrary(sources: []), localizations: TextStore(yaml: [:]))
            #expect(renderer.preferring(.swift).in(timeZone: .gmt).version == .swift)
        }

        @Test(arguments: [("KettleView", true, 2), ("KettleView", false, 1), ("LidView", true, 1)])
        func aViewHasTwoVersionsIfItHasATemplateAndABody(name: String, hasBody: Bool, count: Int) {
            let template = TemplateSource(name: "KettleView", file: "KettleView.mustache", text: "{{title}}")
            let renderer = HTMLRenderer(
                templates: TemplateLibrary(sources: [template]), localizations: TextStore(yaml: [:]))
            #expect(renderer.versions(ofView: name, hasBody: hasBody).count == count)
        }

        @Test func textsAreLocalizedAndMarkedWithTheirLanguage() throws {
            let view = try rendered(locale: "ar")
            #expect(view.text.contains(">غلاية</h2>"))
            #expect(view.text.contains(#"<bdi lang="en" dir="ltr">Only English</bdi>"#))
        }

        @Test func aMissingTextIsMarkedAndReported() throws {
            let renderer = HTMLRenderer(
                templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
                localizations: TextStore(yaml: [:]), environment: .preview)
            let view = renderer.render(ViewInput(KettleViewModel.stub(), in: KettleView.self), locale: .english)
            #expect(view.text.contains("⚠ KettleViewModel.title"))
            #expect(view.diagnostics.map(\.kind) == [.missingText, .missingText])
        }

        @Test func aViewWithATemplateIsPartOfABody() throws {
            let template = TemplateSource(name: "LidView", file: "LidView.mustache", text: "<b>{{color}}</b>")
            let view = try rendered(.stub(lid: "blue"), templates: [template])
            #expect(view.text.contains("<b>blue</b>"))
            #expect(view.diagnostics == [])
        }

        @Test func theProblemsOfATemplateInABodyAreReported() throws {
            let template = TemplateSource(name: "LidView", file: "LidView.mustache", text: "{{colour}}")
            let view = try rendered(.stub(lid: "blue"), templates: [template])
            #expect(view.diagnostics.map(\.kind) == [.unknownName])
            #expect(view.diagnostics.first?.place?.file == "LidView.mustache")
        }

        @Test func controlsHaveLabelsAndTheirValues() throws {
            let renderer = HTMLRenderer(
                templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
                localizations: TextStore(yaml: [:]), environment: .preview)
            let view = renderer.render(ViewInput(KettleViewModel.stub(), in: KettleSettingsView.self), locale: .english)
            let html = HTMLOutline(view.text)
            #expect(html.problems == [], "\(view.text)")
            let inputs = html.all("input").map(\.attributes)
            #expect(inputs.map { $0["type"] } == ["text", "password", "checkbox"])
            #expect(inputs[0]["value"] == "A &quot;name&quot;")
            #expect(inputs[0]["placeholder"] == "Kettle")
            #expect(inputs[2]["role"] == "switch")
            #expect(inputs[2]["checked"] != nil)
            #expect(html.all("textarea").first?.attributes["aria-label"] == "Notes")
            #expect(html.all("option").map { $0.attributes["selected"] != nil } == [false, true])
            #expect(html.all("li").count == 6)
            #expect(html.all("a").first?.attributes["href"] == "https://example.org/?a=1&amp;b=2")
            #expect(html.all("label").count == 5)
        }

        @Test func modifiersAreOneElementAsLongAsTheirOrderAllows() throws {
            let text = try rendered().text
            #expect(text.contains(#"style="background-color: var(--ui-red); padding-block: 4px 4px; "#))
            #expect(text.components(separatedBy: #"class="ui-box""#).count == 2, "\(text)")
        }
    }

    private struct KettleView: ViewModelView {
        let viewModel: KettleViewModel

        var body: some View {
            VStack(spacing: 4) {
                Text(viewModel.title).font(.title)
                Text(viewModel.only).padding(4).background(Color.red).padding(8).background(.blue)
                Button(action: {}) { Text(viewModel.title) }.uiTestingIdentifier("boil")
                if let lid = viewModel.lid { LidView(viewModel: lid) }
            }
        }
    }

    private struct KettleSettingsView: ViewModelView {
        @State private var isOn = true

        init(viewModel: KettleViewModel) {}

        var body: some View {
            List {
                TextField("Name", text: .constant("A \"name\""), prompt: Text("Kettle"))
                SecureField("Code", text: .constant("secret"))
                TextEditor(text: .constant("a")).accessibilityLabel("Notes")
                Toggle("Keep warm", isOn: $isOn)
                Picker("Cups", selection: .constant(2)) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
                if let address = URL(string: "https://example.org/?a=1&b=2") { Link("Manual", destination: address) }
            }
        }
    }

    private struct LidView: ViewModelView {
        let viewModel: LidViewModel
    }

    @ViewModel
    private struct KettleViewModel {
        @LocalizedString var title
        @LocalizedString var only
        let lid: LidViewModel?
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .stub(lid: nil) }
        static func stub(lid: String?) -> Self { .init(lid: lid.map(LidViewModel.stub)) }
    }

    @ViewModel
    private struct LidViewModel {
        let color: String
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .stub(color: "red") }
        static func stub(color: String) -> Self { .init(color: color) }
    }
#endif
