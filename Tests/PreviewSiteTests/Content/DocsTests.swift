import Foundation
import HTTPCore
import Testing

@testable import PreviewSite

struct DocsTests {
    private static let broken = "# Templates\n\n## Partials\n\n[Back](Nowhere.md)\n"

    private static func count(in page: String) -> String? {
        page.firstMatch(of: /href="\/docs"[^>]*>[^<]*<span class="badge">(\d+)</).map { String($0.1) }
    }

    @Test func nothingIsReadBeforeItIsNeeded() throws {
        let site = try TestSite()
        let docs = site.site.loader.current().content.docs
        #expect(docs.diagnosticCount == nil)
        #expect(docs.library.pages.count == 2)
        #expect(docs.diagnosticCount == 0)
    }

    @Test func everyPageShowsTheNumberOfProblemsAfterTheDocsWereRead() throws {
        let site = try TestSite()
        try site.edit("Docs/Templates.md", Self.broken)
        #expect(try site.page("/coverage").contains(" data-looking"))
        let version = site.site.version()
        site.site.examineAllPreviews()
        #expect(site.site.version() != version)
        let page = try site.page("/coverage")
        #expect(!page.contains(" data-looking"))
        #expect(Self.count(in: page) == "1")
    }

    @Test func anEditOfOtherFilesReadsNoDocsAgain() throws {
        let site = try TestSite()
        site.site.examineAllPreviews()
        let before = site.site.loader.current().content.docs
        try site.edit("Public/app.css", "p { color: green }")
        #expect(site.site.loader.current().content.docs === before)
        try site.edit("Docs/New.md", "# New")
        let after = site.site.loader.current().content.docs
        #expect(after !== before)
        #expect(after.library.pages.map(\.title).contains("New"))
    }

    @Test func anUnreadablePageIsAProblemOfAllPagesAsSoonAsItIsKnown() throws {
        let site = try TestSite()
        try site.setPermissions(0, of: "Docs/Templates.md")
        withoutPrivileges {
            let content = site.site.loader.current().content
            #expect(content.diagnostics.isEmpty)
            content.docs.readAll()
            #expect(content.diagnostics.map(\.place?.file) == ["Docs/Templates.md"])
            #expect(content.isIncomplete)
        }
    }
}
