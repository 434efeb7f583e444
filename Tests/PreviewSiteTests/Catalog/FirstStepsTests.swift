import FOSMVVM
import HTTPCore
import PreviewCatalog
import Testing

@testable import PreviewSite

/// What a new reader can do first.
struct FirstStepsTests {
    @Test func theyLeadToAViewItsLanguagesAndWhatChanged() throws {
        let page = try TestSite().page("/?theme=dark")
        for path in ["/previews/GreetingViewModel/with-name", "/matrix/GreetingViewModel", "/snapshots"] {
            let address = "\(path)?theme=dark"
            #expect(page.contains("<a class=\"first-step\" href=\"\(address)\">"), "\(address)")
        }
        #expect(try !TestSite().page("/?q=note").contains("first-step"), "Who searches has begun.")
    }

    @Test func theFirstOneOpensAViewWithoutProblems() throws {
        let site = try TestSite()
        try site.edit("Templates/App/GreetingView.mustache", "<p>{{elttit}}</p>\n")
        let page = try site.checkedCatalog()
        #expect(page.contains("<a class=\"first-step\" href=\"/previews/NoteViewModel/narrow\">"))
        let empty = try TestSite(catalog: PreviewCatalog(previews: []))
        #expect(try !empty.page("/").contains("first-step"), "There is nothing to open.")
    }

    @Test func anExportHasThemOnRequest() throws {
        let site = try TestSite()
        let german = try #require(LocaleIdentifier("de"))
        #expect(try !TestExport(site, locales: [german]).text("index.html").contains("first-step"))
        let page = try TestExport(site, to: "second", locales: [german], firstSteps: true).text("index.html")
        #expect(page.contains("<a class=\"first-step\" href=\"previews/GreetingViewModel/with-name.html\">"))
        #expect(!page.contains("data-step=\"changes\""), "There are no snapshots.")
    }
}
