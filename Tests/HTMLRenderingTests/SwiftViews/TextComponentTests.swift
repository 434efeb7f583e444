#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine
    import Testing

    @testable import HTMLRendering

    /// The HTML of texts with styles, links, images and translations.
    @Suite struct TextComponentTests {
        private func text<View: ViewModelView>(
            _ type: View.Type, _ language: String = "en", texts: TextStore = TextStore(yaml: [:])
        ) throws -> String where View.VM == ShedViewModel {
            let renderer = HTMLRenderer(
                templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]), localizations: texts,
                environment: .preview)
            let view = renderer.render(
                ViewInput(ShedViewModel.stub(), in: type), locale: try #require(LocaleIdentifier(language)))
            #expect(view.diagnostics == [])
            #expect(HTMLOutline(view.text).problems == [], "\(view.text)")
            return view.text
        }

        @Test func markdownIsEscapedAndLinksAreOutsideOfControls() throws {
            let html = try text(ShedMarkdownView.self)
            #expect(html.contains("<span style=\"font-weight: 700\">&lt;b&gt;</span> &lt;i&gt;"), "\(html)")
            #expect(html.contains("<a class=\"ui-link\" href=\"https://example.org/?a=1&amp;b=2\">site</a>"), "\(html)")
            #expect(html.contains("<span class=\"ui-link\">in a button</span>"), "\(html)")
            #expect(html.components(separatedBy: "<a ").count == 3, "\(html)")
            #expect(html.contains("<footer") || html.contains(">terms</a>"), "\(html)")
        }

        @Test func imagesAreInTheLine() throws {
            let html = try text(ShedImageTextView.self)
            #expect(html.contains("<span class=\"ui-image\" aria-hidden=\"true\"><svg"), "\(html)")
            #expect(html.contains("</span> Rated</p>"), "\(html)")
        }

        @Test func catalogsTranslateTheTextsOfTheSourceCode() throws {
            let catalog = """
                { "sourceLanguage" : "en", "strings" : {
                  "%lld tools" : { "localizations" : { "de" : {
                    "stringUnit" : { "state" : "translated", "value" : "**%lld** Werkzeuge" } } } } } }
                """
            let texts = TextStore(catalogs: ["Localizable.xcstrings": catalog])
            let german = try text(ShedCountView.self, "de", texts: texts)
            #expect(german.contains(">1.234</span> Werkzeuge"), "\(german)")
            #expect(try text(ShedCountView.self, texts: texts).contains("1,234 tools"))
            let accented = try text(ShedCountView.self, "en-XA", texts: texts)
            #expect(accented.contains("ţ") && !accented.contains("%"), "\(accented)")
        }

        @MainActor @Test func fontsAndStylesAreDeclarations() {
            func style(_ view: some View) -> String {
                guard
                    case .string(let style) = ComponentBox.boxes(of: ViewSession(view).tree.content[0])[0].members[0]
                        .value
                else { return "" }
                return style
            }
            let text = Text(verbatim: "x")
            let custom = style(text.font(.custom("Open Sans\"; color: red", size: 32)))
            #expect(custom.contains("font-family: 'Open Sans color red', system-ui"), "\(custom)")
            #expect(custom.contains("calc(2 * 1rem)"), "\(custom)")
            #expect(style(text.font(.custom("A", fixedSize: 20))).contains("font-size: 20px"))
            let system = style(text.font(.system(.title, design: .serif, weight: .bold).leading(.tight).smallCaps()))
            for part in ["ui-serif", "font-weight: 700", "line-height: 1.2", "all-small-caps"] {
                #expect(system.contains(part), "\(system)")
            }
            #expect(style(text.font(.body.width(.condensed))).contains("font-stretch: 80%"))
            #expect(style(text.font(.title).textScale(.secondary)).contains("calc(var(--ui-size-title) * 0.8)"))
            #expect(style(text.baselineOffset(4)).contains("inset-block-end: 4px"))
            let levels = style(text.foregroundStyle(.red, .blue))
            #expect(levels.contains("color: var(--ui-red)") && levels.contains("--ui-level-1: var(--ui-blue)"))
            #expect(style(text.lineLimit(2...3)).contains("min-block-size: calc(2 * 1lh)"))
            #expect(style(text.underline(pattern: .dashDot)).contains("dashed"))
            #expect(style(Image("a").interpolation(.none)).contains("image-rendering: pixelated"))
            #expect(style(Image(systemName: "star").imageScale(.large)).contains("--ui-image-scale: 1.3"))
        }
    }

    private struct ShedMarkdownView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            VStack {
                Text("**<b>** <i>")
                Text("Our [site](https://example.org/?a=1&b=2)")
                Button {
                } label: {
                    Text("[in a button](https://example.org)")
                }
                Section {
                    Text(verbatim: "x")
                } footer: {
                    Text("[terms](https://example.org/terms)")
                }
            }
        }
    }

    private struct ShedImageTextView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            Text("\(Image(systemName: "star")) Rated").symbolVariant(.fill)
        }
    }

    private struct ShedCountView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View { Text("\(1234) tools") }
    }
#endif
