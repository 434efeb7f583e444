import FOSMVVM
import Foundation
import HTTPCore
import PreviewCatalog
import Testing

@testable import PreviewSite

struct WorkbenchPageTests {
    private static let address = "/previews/GreetingViewModel/with-name"

    @Test func framesThePreviewAndNamesItsSource() throws {
        let page = try TestSite().page(Self.address)
        #expect(page.contains("src=\"/render/GreetingViewModel/with-name\""))
        #expect(page.contains("Greetings/GreetingView.swift:7"))
        #expect(page.contains("data-copy=\"Sources/App/Greetings/GreetingView.swift:7\""))
        #expect(page.contains("<li><a href=\"/previews/GreetingViewModel/with-name\" aria-current=\"page\">"))
    }

    @Test func thePlaceInTheSourceOpensAnEditor() throws {
        let site = try TestSite()
        try site.edit("Sources/App/Greetings/GreetingView.swift", "\n")
        let path = site.folder.path(percentEncoded: false) + "/Sources/App/Greetings/GreetingView.swift:7"
        let label = "Open in VS Code: Sources/App/Greetings/GreetingView.swift:7"
        let page = try site.page(Self.address)
        #expect(page.contains("<a class=\"source-place\" href=\"vscode://file\(path)\" aria-label=\"\(label)\">"))
        #expect(page.contains("<a class=\"source-editor\" href=\"zed://file\(path)\""))
    }

    @Test func withoutAPreviewItShowsAllOfTheView() throws {
        let page = try TestSite().page("/previews/GreetingViewModel?locale=de&width=390")
        for slug in ["with-name", "ohne-gru%C3%9F"] {
            #expect(page.contains("<a href=\"/previews/GreetingViewModel/\(slug)?locale=de&amp;width=390\"><bdi>"))
            #expect(page.contains("<iframe src=\"/render/GreetingViewModel/\(slug)?locale=de\""))
        }
        #expect(page.matches(of: /<iframe[^>]* width="390"/).count == 2)
        #expect(page.contains("<a href=\"/previews/GreetingViewModel?locale=de&amp;width=390\" aria-current=\"page\">"))
        #expect(try TestSite().get("/previews/Nothing").status == .notFound)
    }

    @Test func leadsToTheNeighbors() throws {
        let page = try TestSite().page("/previews/GreetingViewModel/ohne-gru%C3%9F")
        #expect(page.contains("href=\"/previews/GreetingViewModel/with-name\" rel=\"prev\""))
        #expect(page.contains("href=\"/previews/NoteViewModel/narrow\" rel=\"next\""))
        #expect(!(try TestSite().page(Self.address)).contains("rel=\"prev\""))
    }

    @Test(arguments: [
        ("?panel=html", "&lt;p class=&quot;greeting&quot;&gt;Hello, Amal&lt;/p&gt;"),
        ("?panel=html&locale=de", "Hallo, Amal"),
        ("?panel=viewModel", "&quot;name&quot; : &quot;Amal&quot;"),
        ("?panel=view", "{{title}}, {{name}}"),
        ("?panel=problems", "No problems: names, partials, texts and rules are fine"),
    ])
    func panelsNeedNoScript(query: String, content: String) throws {
        #expect(try TestSite().page(Self.address + query).contains(content))
    }

    @Test func theTemplatesPathCanBeCopied() throws {
        let page = try TestSite().page(Self.address + "?panel=view")
        #expect(page.contains("data-copy>Templates/App/GreetingView.mustache</button>"))
    }

    @Test func htmlIsShownInItsNormalForm() throws {
        var files = TestSite.files
        files["Templates/App/NoteView.mustache"] = "<div><p id=b class=a>{{text}}</p></div>"
        let page = try TestSite(files: files).page("/previews/NoteViewModel/narrow?panel=html")
        #expect(page.contains("&lt;div&gt;\n  &lt;p"))
    }

    @Test func aClosedDrawerHasNoPanel() throws {
        let page = try TestSite().page(Self.address + "?panel=closed")
        #expect(page.contains("drawer-closed"))
        #expect(!page.contains("class=\"panel\""))
    }

    @Test func takesTheWidthThatWasAskedForElseThePreviewsOwn() throws {
        let site = try TestSite()
        #expect(try site.page("/previews/NoteViewModel/narrow").contains("width=\"420\""))
        #expect(try site.page("/previews/NoteViewModel/narrow?width=768").contains("width=\"768\""))
        #expect(try site.page("/previews/NoteViewModel/narrow?width=500").contains("width=\"500\""))
        #expect(!(try site.page(Self.address)).contains("frame-sized"))
        #expect(!(try site.page(Self.address)).contains("style=\""))
    }

    @Test func onlyAChosenWidthIsKeptOnANarrowCanvas() throws {
        let site = try TestSite()
        #expect(try site.page("/previews/NoteViewModel/narrow").contains("class=\"frame frame-sized\""))
        #expect(
            try site.page("/previews/NoteViewModel/narrow?width=768").contains(
                "class=\"frame frame-sized frame-chosen\""))
    }

    private static let framed: [(@Sendable (HostedView<NoteView>) -> HostedView<NoteView>, String)] = [
        ({ $0.frame(maxWidth: .greatestFiniteMagnitude) }, "width=\"3840\""),
        ({ $0.frame(idealWidth: -.greatestFiniteMagnitude) }, "width=\"240\""),
        ({ $0.frame(maxWidth: 200.5) }, "width=\"240\""),
        (
            { $0.frame(minWidth: 300, maxWidth: .infinity) },
            "class=\"frame\" data-own=\"style data-fitted\" style=\"min-inline-size: 300px\""
        ),
        ({ $0.frame(minHeight: 200.5) }, "style=\"min-block-size: 200px;\""),
        ({ $0.frame(minHeight: 100, idealHeight: 150, maxHeight: 400) }, "min-block-size: 150px;max-block-size: 400px"),
        ({ $0.frame(minHeight: .nan, maxHeight: .greatestFiniteMagnitude) }, "style=\"max-block-size: 10000px\""),
    ]

    @Test(arguments: framed)
    func theFrameThatAPreviewAsksForIsKeptWithinWhatABrowserCanShow(
        framed: @escaping @Sendable (HostedView<NoteView>) -> HostedView<NoteView>, expected: String
    ) throws {
        let catalog = PreviewCatalog(previews: [
            PreviewRecord(name: "Framed", file: "/app/Sources/App/Notes/NoteView.swift", line: 3) {
                framed(NoteView.previewHost(viewModel: .stub()))
            }
        ])
        #expect(try TestSite(catalog: catalog).page("/previews/NoteViewModel/framed").contains(expected))
    }

    @Test(arguments: [([], "?screen=on"), ([.sizeThatFitsLayout], "")] as [([PreviewTrait], String)])
    func aPreviewThatFitsItsViewDoesNotFillADevice(traits: [PreviewTrait], query: String) throws {
        let catalog = PreviewCatalog(previews: [
            PreviewRecord(name: "Note", file: "/app/Sources/App/Notes/NoteView.swift", line: 3, traits: traits) {
                NoteView.previewHost(viewModel: .stub())
            }
        ])
        let page = try TestSite(catalog: catalog).page("/previews/NoteViewModel/note?width=402&height=874")
        #expect(page.contains("src=\"/render/NoteViewModel/note\(query)\""))
        #expect(page.contains("width=\"402\" height=\"874\""))
    }

    @Test func everyLinkKeepsTheParameters() throws {
        let query = "locale=de&amp;theme=dark&amp;dir=rtl&amp;width=390"
        let page = try TestSite().page(Self.address + "?locale=de&theme=dark&dir=rtl&width=390")
        #expect(page.contains("href=\"/?\(query)\""))
        #expect(page.contains("href=\"/docs?\(query)\""))
        #expect(page.contains("href=\"/previews/NoteViewModel/narrow?\(query)\""))
        #expect(page.contains("src=\"/render/GreetingViewModel/with-name?locale=de&amp;theme=dark&amp;dir=rtl\""))
    }

    @Test func namesEachLocaleInItself() throws {
        let page = try TestSite().page(Self.address)
        for name in ["English", "Deutsch", "Français", "Español", "Polski", "العربية", "日本語"] {
            #expect(page.contains(">\(name)</a>"), "\(name)")
        }
    }

    @Test func speaksTheLanguageOfTheBrowser() throws {
        let page = try TestSite().page(Self.address, headers: [.acceptLanguage: "ar"])
        #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">"))
        #expect(page.contains("المعاينة"))
    }

    @Test func namesTheMisspelledTemplateOfAView() throws {
        var files = TestSite.files
        files["Templates/App/NotesView.mustache"] = files.removeValue(forKey: "Templates/App/NoteView.mustache")
        let site = try TestSite(files: files)
        for panel in ["problems", "view"] {
            let page = try site.page("/previews/NoteViewModel/narrow?panel=\(panel)")
            #expect(page.contains("NoteView has no template. Did you mean App/NotesView.mustache?"), "\(panel)")
            #expect(page.contains("<code>Templates/App/NotesView.mustache</code>"), "\(panel)")
            #expect(page.contains("<span class=\"badge\">1</span>"), "\(panel)")
            #expect(!page.contains("panel-well"), "\(panel)")
        }
        _ = site.site.loader.current().examinations.allFound(in: .english)
        #expect(try site.page("/").matches(of: /mark-warning/).count == 3)
    }

    @Test func aViewWithoutATemplateIsNoProblemAndNotWellEither() throws {
        var files = TestSite.files
        files["Templates/App/NoteView.mustache"] = nil
        let site = try TestSite(files: files)
        #expect(try site.page("/previews/NoteViewModel/narrow?panel=problems").contains("panel-well"))
        let page = try site.page("/previews/NoteViewModel/narrow?panel=view")
        #expect(page.contains("This view has no template of its own"))
        #expect(!page.contains("panel-well"))
    }

    @Test func noTemplateOfTheHostIsSuggestedOrMixedUp() throws {
        var files = TestSite.files
        files["Templates/App/NoteView.mustache"] = "<p>{{> Icon}}{{> Layot}}{{> Tree}}</p>\n"
        files["Templates/App/Tree.mustache"] = "{{text}}"
        let page = try TestSite(files: files).page("/previews/NoteViewModel/narrow?panel=problems")
        #expect(page.contains("<span class=\"badge\">2</span>"))
        #expect(!page.contains("Host/"))
    }

    @Test func countsProblems() throws {
        var files = TestSite.files
        files["Templates/App/NoteView.mustache"] = "<p>{{txet}}</p>\n"
        let page = try TestSite(files: files).page("/previews/NoteViewModel/narrow?panel=problems")
        #expect(page.contains("<span class=\"badge\">1</span>"))
        #expect(page.contains("Templates/App/NoteView.mustache:1:"))
        #expect(page.contains("<code>&lt;p&gt;{{txet}}&lt;/p&gt;</code>"))
    }

    @Test func ofManyProblemsOnOneLineTheFirstAreListed() throws {
        let site = try TestSite()
        try site.edit("Templates/App/NoteView.mustache", "<p>" + (0..<4_000).map { "{{name\($0)}}" }.joined() + "</p>")
        let page = try site.page("/previews/NoteViewModel/narrow?panel=problems")
        #expect(page.components(separatedBy: "class=\"diagnostic\"").count == 101)
        #expect(page.contains("and 3,900 more"))
        #expect(page.utf8.count < 300_000)
    }
}
