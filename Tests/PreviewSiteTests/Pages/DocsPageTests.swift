import Foundation
import HTTPCore
import Testing

@testable import PreviewSite

struct DocsPageTests {
    @Test func showsTheFirstPageWithNavigation() throws {
        let page = try TestSite().page("/docs")
        #expect(page.contains("<h1 id=\"getting-started\">"))
        #expect(
            page.contains("<a href=\"/docs/README\" lang=\"en\" aria-current=\"page\"><bdi>Getting started</bdi></a>"))
        #expect(page.contains("<a href=\"/docs/Templates\" lang=\"en\"><bdi>Templates</bdi></a>"))
        #expect(page.contains("rel=\"next\""))
    }

    @Test func theSectionOfThePageIsOpen() throws {
        let site = try TestSite()
        try site.edit("Docs/README.md", "# Docs\n\n## Start\n\n- [A](A.md)\n\n## Write\n\n- [T](Templates.md)\n")
        try site.edit("Docs/A.md", "# A\n")
        try site.edit("Docs/Other.md", "# Other\n")
        let page = try site.page("/docs/Templates", headers: [.acceptLanguage: "en"])
        let sections = page.matches(of: /<details class="docs-section" data-key="([^"]*)"( open)?>/)
        #expect(sections.map { String($0.output.1) } == ["Start", "Write", "More pages"])
        #expect(sections.map { $0.output.2 != nil } == [false, true, false])
        #expect(page.contains(/<p class="docs-part"[^>]*><bdi>Write<\/bdi>/))
        #expect(!(try site.page("/docs")).contains("docs-part"))
    }

    @Test func aPageCanBeEditedWhereTheSettingsSay() throws {
        let site = try TestSite()
        let link = "href=\"https://example.com/edit/Docs/My%20page.md\">Edit this page</a>"
        try site.edit("Docs/My page.md", "# Mine\n")
        #expect(try !site.page("/docs/My%20page").contains(link))
        try site.edit(".preview-host", "edit-docs: https://example.com/edit/Docs\n")
        #expect(try site.page("/docs/My%20page").contains(link))
    }

    @Test func hasATableOfContents() throws {
        let page = try TestSite().page("/docs/Templates")
        #expect(page.contains("<li class=\"contents-2\"><a href=\"#partials\">Partials</a></li>"))
        #expect(page.contains("<li class=\"contents-3\"><a href=\"#dynamic\">Dynamic</a></li>"))
        #expect(page.contains("id=\"partials\""))
        #expect(page.contains("<details class=\"contents-folded\">"))
    }

    @Test func itsCodeCanBeCopied() throws {
        let page = try TestSite().page("/docs", headers: [.acceptLanguage: "de"])
        let button = /<template id="copyCode"><div [^>]*><button [^>]*data-copy aria-label="Code kopieren"/
        #expect(page.contains(button))
    }

    @Test func linksBetweenPagesKeepTheParameters() throws {
        #expect(try TestSite().page("/docs?locale=de").contains("href=\"/docs/Templates?locale=de#partials\""))
    }

    @Test func theArticleIsInItsOwnLanguage() throws {
        let page = try TestSite().page("/docs", headers: [.acceptLanguage: "ar"])
        #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">"))
        #expect(page.contains("<article class=\"prose\" lang=\"en\" dir=\"ltr\""))
    }

    @Test func theDocsAreInTheLanguageOfThePackage() throws {
        let site = try TestSite()
        try site.edit(".preview-host", "default-locale: ar\n")
        let page = try site.page("/docs/Templates", headers: [.acceptLanguage: "de"])
        #expect(page.contains("<html lang=\"de\" dir=\"ltr\">"))
        #expect(page.contains("<article class=\"prose\" lang=\"ar\" dir=\"rtl\""))
        #expect(page.contains("<div class=\"docs-nav\" lang=\"ar\" dir=\"rtl\">"))
    }

    @Test func saysWhereDocsBelong() throws {
        let response = try TestSite(files: [:]).get("/docs")
        #expect(response.status == .notFound)
        #expect(response.text.contains("This program has no docs"))
        #expect(!response.text.contains(">Docs</a>"))
    }

    @Test func aFileThatCannotBeReadIsNotAnUnknownOne() throws {
        let site = try TestSite()
        try site.edit("Docs/tree.png", "PNG")
        try site.setPermissions(0, of: "Docs/tree.png")
        let response = try withoutPrivileges { try site.get("/docs/tree.png") }
        #expect(response.status == .internalServerError)
        #expect(response.text.contains(">Docs/tree.png<"))
    }

    @Test func aFileIsSharedByAllWhoAreSentIt() throws {
        let site = try TestSite()
        try site.edit("Docs/tree.png", "PNG")
        #expect(try site.get("/docs/tree.png").body.memory === site.get("/docs/tree.png").body.memory)
    }

    @Test func aLinkThatLeadsNowhereIsSaidWithItsPlace() throws {
        let site = try TestSite()
        #expect(!(try site.page("/docs")).contains("diagnostic-message"))
        try site.edit("Docs/Templates.md", "# Templates\n\n## Partials\n\n[Back](Nowhere.md)\n")
        let page = try site.page("/docs/Templates")
        #expect(page.contains("Docs/Templates.md:5<"))
        #expect(page.contains("leads to the page Nowhere.md, which does not exist."))
    }

    @Test func ofManyLinksThatLeadNowhereTheFirstAreListed() throws {
        let site = try TestSite()
        let headings = (0..<2_000).map { "# Heading \($0)\n\n" }.joined()
        try site.edit("Docs/Many.md", headings + (0..<2_000).map { "[a](#none-\($0))\n" }.joined())
        let page = try site.page("/docs/Many", headers: [.acceptLanguage: "en"])
        #expect(page.components(separatedBy: "class=\"diagnostic\"").count == 101)
        #expect(page.contains("<p class=\"diagnostic-more\">and 1,900 more</p>"))
        #expect(page.contains("<span class=\"badge\">2,000</span>"))
        #expect(try site.page("/docs/Many", headers: [.acceptLanguage: "de"]).contains(">und 1.900 weitere</p>"))
    }

    @Test func problemsOfAPageAreOnlyThere() throws {
        let site = try TestSite()
        try site.edit("Docs/Templates.md", "---\norder: a\n---\n# Templates\n\n## Partials\n\n[Back](Nowhere.md)\n")
        site.site.examineAllPreviews()
        for address in ["/", "/docs", "/coverage"] {
            let page = try site.page(address)
            #expect(!page.contains("diagnostic-message"))
            #expect(page.contains("Docs<span class=\"badge\">2</span></a>"))
        }
        #expect(try site.page("/docs").contains("<bdi>Templates</bdi><span class=\"badge\">2</span></a>"))
        let page = try site.page("/docs/Templates")
        #expect(page.components(separatedBy: "class=\"diagnostic\"").count == 3)
        #expect(page.contains("open data-remember=\"diagnostics\">"))
    }

    @Test func aPageThatCannotBeReadHarmsNoOther() throws {
        let site = try TestSite()
        try Data([0x23, 0x20, 0xff, 0xfe]).write(to: site.folder.appending(path: "Docs/Broken.md"))
        let response = try site.get("/docs/Broken")
        #expect(response.status == .internalServerError)
        #expect(response.text.components(separatedBy: "Docs/Broken.md:1<").count == 2)
        #expect(!(try site.page("/")).contains("Docs/Broken.md:1<"))
        #expect(try site.page("/").contains("Docs<span class=\"badge\">1</span></a>"))
        // Only the links that open an editor have the whole path.
        #expect(!response.text.replacing(/href="[^"]*"/, with: "").contains(site.folder.path))
        #expect(try site.get("/docs/Templates").status == .ok)
    }
}
