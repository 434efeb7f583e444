import FOSMVVM
import Foundation
import Testing

@testable import PreviewSite

struct HeldPreviewTests {
    private static let file = "Snapshots/GreetingViewModel/held.de.html"

    @Test(arguments: ["", "?locale=de", "?locale=en", "?locale=ar"])
    func isShownInItsOwnLocaleWhicheverIsAskedFor(query: String) throws {
        let response = try TestSite.held().get("/render/GreetingViewModel/held\(query)")
        #expect(response.text.contains("<html lang=\"de\" dir=\"ltr\">"))
        #expect(response.text.contains("Hallo, Amal"))
        #expect(response.headers[.contentLanguage] == "de")
    }

    @Test(arguments: ["/previews", "/snapshots"])
    func thePageSaysSoWhereAnotherIsAskedFor(section: String) throws {
        let site = try TestSite.held()
        let notice = "This preview is pinned to Deutsch (de), so it is not shown in “en”."
        #expect(try site.page("\(section)/GreetingViewModel/held?locale=en").contains(notice))
        #expect(try site.page("\(section)/GreetingViewModel/held?locale=de").contains("auf Deutsch (de)") == false)
        #expect(try site.page("\(section)/GreetingViewModel/held").contains(notice))
        #expect(try site.page("\(section)/GreetingViewModel/free?locale=en").contains("is pinned to") == false)
    }

    @Test func isComparedWithItsOneSnapshot() throws {
        let site = try TestSite.held()
        try site.edit(Self.file, "<p class=\"greeting\">Hallo, Amal</p>\n")
        try site.edit("Snapshots/GreetingViewModel/held.en.html", "<p>Never compared</p>\n")
        #expect(try site.page("/snapshots/GreetingViewModel/held?locale=en").contains("snapshot-same"))
        let recorded = try site.page("/snapshots/GreetingViewModel/held/recorded?locale=en")
        #expect(recorded.contains("<html lang=\"de\""))
        _ = try site.post("/snapshots/verify")
        #expect(site.text("Snapshots/GreetingViewModel/held.en.new.html") == nil)
        try site.edit(Self.file, "<p>Old</p>\n")
        _ = try site.post("/snapshots/verify")
        let list = try site.page("/snapshots?locale=en")
        #expect(
            list.components(separatedBy: "class=\"picture-link\" href=\"/snapshots/GreetingViewModel/held?").count == 2)
        _ = try site.post("/snapshots/GreetingViewModel/held/accept?locale=en")
        #expect(site.text(Self.file) == "<p class=\"greeting\">Hallo, Amal</p>\n")
    }

    @Test func theMatrixShowsItOnce() throws {
        let site = try TestSite.held()
        let page = try site.page("/matrix/GreetingViewModel?locale=en")
        #expect(page.components(separatedBy: "aria-label=\"Held · Deutsch\">de</a>").count == 2)
        #expect(page.contains("<p class=\"matrix-pinned\">This preview is pinned to Deutsch (de)"))
        let others = try site.page("/matrix/GreetingViewModel?locale=en&locales=fr")
        #expect(others.components(separatedBy: "aria-label=\"Held · Deutsch\">de</a>").count == 2)
        #expect(others.components(separatedBy: "<p class=\"matrix-pinned\">").count == 2)
        #expect(page.components(separatedBy: "aria-label=\"Free · Deutsch\">de</a>").count == 2)
    }
}
