import Dispatch
import Foundation
import HTTPCore
import PreviewCatalog
import Testing

@testable import PreviewSite

struct CatalogPageTests {
    @Test func showsEveryViewLiveByFeature() throws {
        let response = try TestSite().get("/")
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == "text/html; charset=utf-8")
        for expected in [
            "<span>Greetings</span>", "<span>Notes</span>",
            "src=\"/render/GreetingViewModel/with-name\" loading=\"lazy\"",
            "href=\"/previews/GreetingViewModel/ohne-gru%C3%9F\"", "<bdi>Ohne Gruß</bdi>",
        ] {
            #expect(response.text.contains(expected), "\(expected)")
        }
    }

    @Test(arguments: [
        ("/?q=narrow", ["narrow"]), ("/?q=GREETINGS+name", ["with-name"]), ("/?category=container", ["narrow"]),
        ("/?category=display", ["with-name", "ohne-gru%C3%9F"]), ("/?q=gru%C3%9F&category=display", ["ohne-gru%C3%9F"]),
        ("/?q=NoteViewModel", ["narrow"]), ("/?q=with-name", ["with-name"]),
    ])
    func filters(target: String, slugs: [String]) throws {
        let page = try TestSite().page(target)
        let shown = ["with-name", "ohne-gru%C3%9F", "narrow"].filter { slug in
            page.contains("ViewModel/\(slug)")
                && page.range(of: "(src|data-document)=\"/render/[A-Za-z]+/\(slug)\"", options: .regularExpression)
                    != nil
        }
        #expect(shown == slugs)
    }

    @Test func theScriptSearchesForTheSameNames() throws {
        let card = "data-key=\"NoteView\" data-names=\"NoteView\tNoteViewModel\" data-previews=\"Narrow\tnarrow\""
        #expect(try TestSite().page("/").contains("<li class=\"card\" \(card)>"))
        let view = "data-names=\"GreetingView\tGreetingViewModel\" data-previews=\"With name\twith-name\n"
        #expect(try TestSite().page("/previews/NoteViewModel").contains("<li \(view)"))
    }

    @Test func aFilterIsKeptByItsFormAndLinks() throws {
        let page = try TestSite().page("/?q=note&category=container&locale=de")
        #expect(page.contains("<input type=\"hidden\" name=\"category\" value=\"container\">"))
        #expect(page.contains("<input type=\"hidden\" name=\"locale\" value=\"de\">"))
        #expect(page.contains("value=\"note\""))
        #expect(page.contains("/?locale=de&amp;theme=dark&amp;q=note&amp;category=container"))
    }

    @Test func theCardOfManyPreviewsShowsSomeAndFindsAll() throws {
        let catalog = PreviewCatalog(
            previews: (1...620).map { number in
                PreviewRecord(name: "Preview \(number)", file: "/app/Sources/App/Notes/NoteView.swift", line: number) {
                    NoteView.previewHost(viewModel: .stub())
                }
            })
        let site = try TestSite(catalog: catalog)
        let page = try site.page("/?locale=en")
        #expect(page.matches(of: /<li class="card"/).count == 1)
        #expect(page.matches(of: /data-document="/).count == 12)
        #expect(page.contains(">608 more</a>"))
        let found = try site.page("/?locale=en&q=preview-619")
        #expect(found.matches(of: /data-document="/).count == 1)
        #expect(found.contains("src=\"/render/NoteViewModel/preview-619?locale=en\""))
    }

    @Test func thePageOfManyViewsShowsSomeAndSaysSo() throws {
        var context = PageContext.stub()
        let page = CatalogPageViewModel(context, maxCards: 1)
        context.export = ExportScope(locales: [], hasFirstSteps: false)
        let exported = CatalogPageViewModel(context, maxCards: 1)
        #expect(exported.moreAddress == nil && exported.isComplete, "Without a server, there is nothing to ask for.")
        #expect(page.features.flatMap(\.cards).count == 1)
        #expect(!page.isComplete)
        #expect(page.more != nil)
        #expect(page.moreAddress != nil)
        #expect(CatalogPageViewModel(.stub()).isComplete)
    }

    @Test func aPageWithMoreCardsIsLinked() throws {
        let site = try TestSite(catalog: TestCatalog.numbered())
        let cards = { (page: String) in page.matches(of: /<li class="card"/).count }
        let page = try site.page("/?theme=dark")
        #expect(cards(page) == 100)
        #expect(page.contains("cards-more\" href=\"/?theme=dark&amp;cards=200\""))
        let more = try site.page("/?cards=200")
        #expect(cards(more) == 200)
        #expect(more.contains("cards-more\" href=\"/?cards=400\""))
        #expect(!more.contains("type=\"hidden\" name=\"cards\""))
        let all = try site.page("/?cards=400")
        #expect(cards(all) == 216)
        #expect(!all.contains("cards-more"))
    }

    @Test func onlyAPageWithAllViewsIsFilteredByItsScript() throws {
        let site = try TestSite()
        #expect(try site.page("/").contains("data-filter=\"cards\""))
        #expect(try site.page("/?q=note").contains("data-filter=\"page\""))
        #expect(try TestSite(catalog: TestCatalog.numbered()).page("/").contains("data-filter=\"page\""))
    }

    @Test func saysWhenNothingMatches() throws {
        let page = try TestSite().page("/?q=xyzzy")
        #expect(page.contains("<div class=\"empty filtered-empty\">"))
        #expect(page.contains("No matching previews"))
        #expect(try TestSite().page("/").contains("<div class=\"empty filtered-empty\" hidden>"))
    }

    @Test func saysHowToBegin() throws {
        let page = try TestSite(catalog: PreviewCatalog(previews: [])).page("/")
        #expect(page.contains("No previews yet"))
        #expect(page.contains("#Preview(&quot;With items&quot;)"))
        #expect(!page.contains("class=\"filters\""))
    }

    @Test func listsWhatCannotBeShown() throws {
        let page = try TestSite(catalog: TestCatalog.broken()).page("/")
        #expect(page.contains("Some previews cannot be shown"))
        #expect(page.contains("Sources/App/Notes/NoteView.swift:6"))
        #expect(page.contains("Sources/App/Notes/NoteView.swift:9"))
    }

    @Test func marksPreviewsInWhichSomethingIsWrong() throws {
        let site = try TestSite()
        #expect(!(try site.checkedCatalog()).contains("mark-warning"))
        try site.edit("Templates/App/NoteView.mustache", "<p>{{txet}}</p>\n")
        #expect(try site.checkedCatalog().matches(of: /mark-warning/).count == 3)
    }

    @Test func aPreviewWithMissingTextsIsShownInTheirLanguage() throws {
        let site = try TestSite()
        let texts = try #require(site.text("Texts/App.yml"))
        try site.edit("Texts/App.yml", texts.replacing("title: Bonjour", with: "name: Nom"))
        let address = try #require(try site.checkedCatalog().firstMatch(of: /href="(\/\?[^"]*=texts[^"]*)"/)).1
        let page = try site.page(String(address))
        #expect(page.contains("data-frame=\"/render/GreetingViewModel/with-name?locale=fr\""))
        #expect(page.contains("· GreetingView · français") || page.contains("· GreetingView · Français"))
        #expect(!(try site.page("/").contains("with-name?locale=fr")))
    }

    @Test func doesNotWaitForThePreviews() throws {
        let gate = DispatchSemaphore(value: 0)
        let catalog = PreviewCatalog(previews: [
            PreviewRecord(name: "Slow", file: "/app/Sources/App/Notes/NoteView.swift", line: 3) {
                gate.wait()
                gate.signal()
                return NoteView.previewHost(viewModel: .stub())
            }
        ])
        let site = try TestSite(catalog: catalog)
        #expect(try site.page("/").contains("role=\"status\">Checking the previews for problems"))
        gate.signal()
        #expect(!(try site.checkedCatalog()).contains("Checking the previews for problems"))
    }
}

extension TestSite {
    /// The catalog's page when every preview has been looked at.
    func checkedCatalog() throws -> String {
        _ = site.loader.current().examinations.allFound(in: .english)
        return try page("/")
    }
}
