import Foundation
import HTTPCore
import PreviewCatalog
import Testing

@testable import PreviewSite

struct BareDocumentTests {
    private static let address = "/render/GreetingViewModel/with-name"

    @Test func hasThePreviewAndNoChrome() throws {
        let page = try TestSite().page(Self.address)
        #expect(page.contains("<p class=\"greeting\">Hello, Amal</p>"))
        #expect(!page.contains("site.css"))
        #expect(!page.contains("<script"))
    }

    @Test func doesNotSendForms() throws {
        let page = try TestSite().page(Self.address)
        #expect(page.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"form-action 'none'\">"))
    }

    @Test func linksTheProgramsStylesheetsByName() throws {
        let page = try TestSite().page(Self.address)
        let sheets = page.matches(of: /<link rel="stylesheet" href="([^"]*)">/).map { String($0.1) }
        let names = sheets.map { $0.replacing(/\.[0-9a-f]{16}\./, with: ".") }
        #expect(names.first == "/assets/preview-host/preview.css")
        #expect(names.suffix(2) == ["/assets/app.css", "/assets/zebra.css"])
        #expect(Set(names).isDisjoint(with: sheets))
    }

    @Test func escapesWhatTheViewModelHolds() throws {
        #expect(try TestSite().page("/render/GreetingViewModel/ohne-gru%C3%9F").contains("Hello, &lt;b&gt; &amp; co"))
    }

    @Test(arguments: [
        ("?locale=de", "<html lang=\"de\" dir=\"ltr\">", "Hallo"),
        ("?locale=ar", "<html lang=\"ar\" dir=\"rtl\">", "مرحبا"),
        ("?locale=ar&dir=ltr&theme=dark", "<html lang=\"ar\" dir=\"ltr\" data-theme=\"dark\"", "مرحبا"),
        ("?dir=rtl", "<html lang=\"en\" dir=\"rtl\">", "Hello"),
    ])
    func hasLanguageDirectionAndTheme(query: String, root: String, text: String) throws {
        let page = try TestSite().page(Self.address + query)
        #expect(page.contains(root))
        #expect(page.contains(text))
    }

    @Test func theBrowsersLanguageCountsWhenNoneIsAskedFor() throws {
        let site = try TestSite()
        let response = try site.get(Self.address, headers: [.acceptLanguage: "de"])
        #expect(response.text.contains("Hallo"))
        #expect(response.headers[.vary] == "Accept-Language, Cookie, Sec-Fetch-Dest")
    }

    @Test(arguments: ["iframe", "empty", "image"])
    func onlyInAWindowOfItsOwnItFollowsChanges(use: String) throws {
        let site = try TestSite()
        let program = try site.get(Self.address).text
        #expect(try site.get(Self.address, headers: [.secFetchDest: use]).text == program)
        let alone = try site.get(Self.address, headers: [.secFetchDest: "document", .acceptLanguage: "de"]).text
        let script =
            /<script src="[^"]+\/alone\.\w+\.js" type="module" data-changes="\/changes[^"]*"([^>]*)><\/script>\n/
        let texts = try #require(alone.firstMatch(of: script)).1
        #expect(texts.contains("data-lang=\"de\" data-dir=\"ltr\" data-text=\"Die Vorschau führt zu {address}\""))
        #expect(
            alone.replacing(script, with: "") == (try site.get(Self.address, headers: [.acceptLanguage: "de"]).text))
    }

    @Test(arguments: [
        ("<tr><td>{{title}}", "<table><tr><td>Hello</table>"),
        (" <!-- a --> <TD>{{title}}", "<table><tbody><tr> <!-- a --> <TD>Hello</tr></tbody></table>"),
        ("<option>{{title}}", "aria-label=\"With name · GreetingView\"><option>Hello</select>"),
        ("<source srcset=\"/a.png\">", "<picture><source srcset=\"/a.png\"><img alt=\"\"></picture>"),
        ("<source src=\"/a.webm\">", "<video controls><source src=\"/a.webm\"></video>"),
        ("text <tr>", "text <tr>"), ("<p><li>", "<p><li>"),
    ])
    func anElementThatNeedsAContainerHasOne(template: String, html: String) throws {
        var files = TestSite.files
        files["Templates/App/GreetingView.mustache"] = template
        let site = try TestSite(files: files)
        let page = try site.page(Self.address)
        #expect(page.contains(html))
        let notice = try site.page("/previews/GreetingViewModel/with-name").contains("Browsers show this view only")
        #expect(notice == html.contains("</"))
    }

    private struct Busy: PreviewIsolation {
        func failure(of preview: Preview, _ changes: PreviewChanges?) -> PreviewFailure.Reason? { nil }
        func isKnown(_ preview: Preview, _ changes: PreviewChanges?) -> Bool { false }
    }

    @Test(arguments: ["render", "previews", "snapshots"])
    func aPreviewThatTakesLongIsAskedForAgain(section: String) throws {
        let record = PreviewRecord(name: "Slow", file: "/app/Sources/App/Notes/NoteView.swift", line: 3) {
            NoteView.previewHost(viewModel: .stub())
        }
        let site = try TestSite(catalog: PreviewCatalog(previews: [record], isolation: Busy()))
        let response = try site.get("/\(section)/NoteViewModel/slow")
        #expect(response.status == .serviceUnavailable)
        #expect(response.headers[.retryAfter] == "1")
        #expect(!response.isRepeatable)
        #expect(response.text.contains("is still being made"))
        #expect(response.text.contains("<script") == (section != "render"))
    }

    @Test func aViewModelWithoutPreviewShowsItsStub() throws {
        let response = try TestSite(catalog: TestCatalog.withoutPreviews()).get("/render/NoteViewModel")
        #expect(response.status == .ok)
        #expect(response.text.contains("A note"))
    }
}
