import FOSMVVM
import HTTPCore
import PreviewCatalog
import Testing

@testable import PreviewSite

struct SearchPageTests {
    private func results(_ query: String, on site: TestSite? = nil) throws -> [String] {
        let site = try site ?? TestSite()
        return try site.page("/search?q=\(PercentEncoding.encode(query))")
            .matches(of: /<\/span><a href="(?<address>[^"]*)" data-kind/).map { String($0.output.address) }
    }

    @Test(arguments: [
        ("with name", "/previews/GreetingViewModel/with-name"), ("WITH-NAME", "/previews/GreetingViewModel/with-name"),
        ("noteview", "/previews/NoteViewModel"), ("NoteView.mustache", "/previews/NoteViewModel"),
        ("ohne gruss", "/previews/GreetingViewModel/ohne-gru%C3%9F"),
        ("ohne Gruß", "/previews/GreetingViewModel/ohne-gru%C3%9F"),
        ("greetings narrow", nil), ("notes", "/previews/NoteViewModel"),
    ])
    func namesAreFound(query: String, address: String?) throws {
        #expect(try results(query).first == address)
    }

    @Test(arguments: [("bonjour", "fr"), ("こんにちは", "ja"), ("مرحبا", "ar"), ("dzien", "pl")])
    func textsAreFoundInTheirLanguage(query: String, locale: String) throws {
        #expect(try results(query) == ["/previews/GreetingViewModel/with-name?locale=\(locale)"])
        let page = try TestSite().page("/search?q=\(PercentEncoding.encode(query))")
        #expect(page.contains("class=\"result-text\" lang=\"\(locale)\""))
    }

    @Test func aTextLeadsToTheFirstPreviewThatShowsIt() throws {
        let previews = ["", "Amal", "Noor"].map { name in
            PreviewRecord(name: "Name \(name)", file: "/app/Sources/App/Greetings/GreetingView.swift", line: 7) {
                GreetingView.previewHost(viewModel: GreetingViewModel(name: name))
            }
        }
        var files = TestSite.files
        files["Templates/App/GreetingView.mustache"] = "<p>{{#name}}<b title='{{title}}!'>{{name}}</b>{{/name}}</p>\n"
        let site = try TestSite(catalog: PreviewCatalog(previews: previews), files: files)
        #expect(try results("bonjour", on: site) == ["/previews/GreetingViewModel/name?locale=fr"])
        site.site.loader.current().examineAllPreviews()
        #expect(try results("bonjour", on: site) == ["/previews/GreetingViewModel/name-amal?locale=fr"])
    }

    /// Such as the message of a form, before there is an error.
    @Test(arguments: [
        ("Don’t “stop” – œuvre ﬁn", "don't \"stop\" - oeuvre fin"),
        ("Don't \"stop\" - oeuvre fin", "don’t «stop» — œuvre ﬁn"),
    ])
    func `Typographic signs and ligatures are found by typed ones, and the other way round`(
        text: String, query: String
    ) throws {
        var files = TestSite.files
        files["Docs/Signs.md"] = "# \(text)\n"
        #expect(try results(query, on: TestSite(files: files)).contains("/docs/Signs"))
    }

    @Test func aTextThatNoPreviewShowsLeadsToOneThatUsesIt() throws {
        let preview = PreviewRecord(name: "Paid", file: "/app/Sources/App/Receipts/ReceiptView.swift", line: 7) {
            ReceiptView.previewHost(viewModel: ReceiptViewModel())
        }
        var files = TestSite.files
        files["Texts/Receipts.yml"] = "en: { ReceiptFooterViewModel: { thanks: See you soon } }\n"
        files["Templates/App/ReceiptView.mustache"] = "<p>Paid</p>\n"
        let site = try TestSite(catalog: PreviewCatalog(previews: [preview]), files: files)
        site.site.loader.current().examineAllPreviews()
        #expect(try results("see you soon", on: site) == ["/previews/ReceiptViewModel/paid?locale=en"])
    }

    @Test func aSaveHidesNoTextUntilThePreviewsAreReadAgain() throws {
        let preview = PreviewRecord(name: "Paid", file: "/app/Sources/App/Receipts/ReceiptView.swift", line: 7) {
            ReceiptView.previewHost(viewModel: ReceiptViewModel())
        }
        let texts = "en: { ReceiptFooterViewModel: { thanks: See you soon } }\n"
        var files = TestSite.files
        files["Texts/Receipts.yml"] = texts
        files["Templates/App/ReceiptView.mustache"] = "<p>Paid</p>\n"
        let site = try TestSite(catalog: PreviewCatalog(previews: [preview]), files: files)
        site.site.loader.current().examineAllPreviews()
        try site.edit("Texts/Receipts.yml", texts.replacing("soon", with: "later"))
        let work = site.site.loader.current()
        #expect(!work.examinations.textKeys(in: .english).isComplete)
        #expect(
            work.content.search.hits(
                for: ["later"], reader: .english, keys: work.examinations.textKeys(in: .english)
            ).count == 1)
    }

    @Test func previewsAndDocsAreGroups() throws {
        let site = try TestSite()
        try site.edit("Docs/Guide.md", "# Guide\n\n## Say hello\n\nA narrow greeting.\n")
        let page = try site.page("/search?q=narrow", headers: [.acceptLanguage: "en"])
        let titles = page.matches(of: /<h2 class="results-title">([^<]*)</).map { String($0.output.1) }
        #expect(titles == ["Views and previews", "Docs"])
        #expect(page.contains("<span class=\"result-owner\"><bdi>Say hello</bdi></span>"))
        #expect(try !site.page("/search?q=narrow%20greeting").contains(">Views and previews<"))
    }

    @Test func docsAreFoundByHeadingsAndText() throws {
        #expect(try results("partials") == ["/docs/Templates#partials"])
        #expect(try results("go on") == ["/docs/README#getting-started"])
        #expect(try results("dynamic") == ["/docs/Templates#dynamic"])
    }

    @Test func `A page of the docs shows and opens the text that matches, if its name does not`() throws {
        var files = TestSite.files
        files["Docs/Guide.md"] = "# Guide\n\nFirst.\n\n## À la carte\n\nChoose a *color* <b>&</b> a size.\n"
        let site = try TestSite(files: files)
        let found = try site.page("/search?q=color%20size")
        #expect(found.contains("<a href=\"/docs/Guide#%C3%A0-la-carte\" data-kind=\"docs\""))
        #expect(found.contains("dir=\"ltr\">Choose a <mark>color</mark> &amp; a <mark>size</mark>.</span>"))
        let named = try site.page("/search?q=guide")
        #expect(named.contains("<a href=\"/docs/Guide\" data-kind=\"docs\""))
        #expect(!named.contains("result-text"))
    }

    @Test func aPageOfTheDocsDoesNotHideTheViewOfItsName() throws {
        var files = TestSite.files
        files["Docs/GreetingView.md"] = "# How to greet\n\nBonjour is French.\n"
        let found = try results("bonjour", on: TestSite(files: files))
        #expect(found == ["/previews/GreetingViewModel/with-name?locale=fr", "/docs/GreetingView#how-to-greet"])
    }

    @Test func anExactNameIsBetterThanAPart() throws {
        #expect(
            try results("GreetingView").prefix(3) == [
                "/previews/GreetingViewModel", "/previews/GreetingViewModel/with-name",
                "/previews/GreetingViewModel/ohne-gru%C3%9F",
            ])
    }

    @Test func `What matches is marked in names and texts, and a picture shows the preview`() throws {
        let site = try TestSite()
        let page = try site.page("/search?q=name%20greet")
        #expect(page.contains("<bdi>With <mark>name</mark></bdi>"))
        #expect(page.contains("<bdi><mark>Greet</mark>ingView</bdi>"))
        #expect(page.contains("data-frame=\"/render/GreetingViewModel/with-name\""))
        let german = try site.page("/search?q=hal")
        #expect(german.contains("lang=\"de\" dir=\"ltr\"><mark>Hal</mark>lo"))
        #expect(german.contains("data-frame=\"/render/GreetingViewModel/with-name?locale=de\""))
    }

    @Test func `The catalog finds texts, and leads to what only the search of everything finds`() throws {
        var files = TestSite.files
        files["Docs/Bonjour.md"] = "# Bonjour\n"
        let site = try TestSite(files: files)
        let cards = { (page: String) in page.matches(of: /<li class="card" data-key="([^"]*)"/).map { String($0.1) } }
        let page = try site.page("/?q=bonjour")
        #expect(cards(page) == ["GreetingView"])
        #expect(page.contains("<p class=\"filter-more\"><a href=\"/search?q=bonjour\""))
        #expect(page.contains(">More results in the full search: 1</a>"))
        #expect(try site.page("/?q=narrow").contains("<p class=\"filter-more\" hidden>"))
        #expect(cards(try site.page("/?q=bonjour&category=form")).isEmpty)
        #expect(try site.page("/?q=bonjour&category=form").contains("full search: 2</a>"))
    }

    @Test func theNameOfAPageIsBetterThanItsText() throws {
        #expect(try results("templates").first == "/docs/Templates")
    }

    @Test func nothingIsFoundForNothing() throws {
        let page = try TestSite().page("/search")
        #expect(page.contains("Search for a view"))
        #expect(try results("xyzzy").isEmpty)
        let site = try TestSite()
        let first = try site.page("/search?q=xyzzy")
        #expect(!first.contains("Nothing was found."))
        #expect(first.contains("Results may be missing"))
        site.site.loader.current().examineAllPreviews()
        #expect(try site.page("/search?q=xyzzy").contains("Nothing was found."))
    }

    @Test func theQueryIsEscaped() throws {
        let page = try TestSite().page("/search?q=%3Cscript%3E%22")
        #expect(page.contains("value=\"&lt;script&gt;&quot;\""))
    }
}

private struct ReceiptView: ViewModelView {
    let viewModel: ReceiptViewModel
}

@ViewModel
struct ReceiptViewModel {
    var footer = ReceiptFooterViewModel()
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { Self() }
}

@ViewModel
struct ReceiptFooterViewModel {
    @LocalizedString var thanks
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { Self() }
}
