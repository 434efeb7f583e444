import FOSMVVM
import Foundation
import HTTPCore
import MarkdownDocs
import Testing

@testable import PreviewSite

/// Pages of the docs in several languages.
struct DocsTranslationTests {
    private static let files = TestSite.files.merging([
        "Docs/Templates.de.md": "# Vorlagen\n\nZu den [Namen](README.md).\n\n## Teile\n",
        "Docs/Nur.ar.md": "# بالعربية\n",
        "Docs/Node.js.md": "# Node\n",
    ]) { $1 }

    private static func page(_ target: String, _ languages: String) throws -> String {
        try TestSite(files: files).page(target, headers: [.acceptLanguage: languages])
    }

    @Test func theReadersLanguageChoosesTheVersion() throws {
        let german = try Self.page("/docs/Templates", "de-AT")
        #expect(german.contains("<article class=\"prose\" lang=\"de\" dir=\"ltr\""))
        #expect(german.contains("<h1 id=\"vorlagen\">"))
        #expect(german.contains("<a href=\"/docs/README\">Namen</a>"))
        #expect(german.contains("lang=\"de\" aria-current=\"page\"><bdi>Vorlagen</bdi></a>"))
        #expect(!german.contains("Sie wird in dieser Sprache angezeigt"))
        #expect(german.contains(/<a href="\/docs\/Templates\.en" lang="en"[^>]*>English<\/a>/))
        let english = try Self.page("/docs/Templates", "en")
        #expect(english.contains("<h1 id=\"templates\">"))
        #expect(english.contains(/<a href="\/docs\/Templates\.de" lang="de"[^>]*>Deutsch<\/a>/))
    }

    @Test func aNoteSaysThatThePageIsInAnotherLanguage() throws {
        let french = try Self.page("/docs/Templates", "fr")
        #expect(french.contains("lang=\"en\" dir=\"ltr\" data-code-label"))
        #expect(french.contains("Elle est affichée dans cette langue"))
        #expect(french.contains("href=\"/docs/Templates.de\""))
        let alone = try Self.page("/docs", "fr")
        #expect(alone.contains("<aside class=\"docs-languages\">"))
        #expect(!alone.contains("Autres langues"))
        #expect(!(try Self.page("/docs", "en")).contains("docs-languages"))
    }

    @Test func anAddressCanNameTheLanguage() throws {
        let page = try Self.page("/docs/Templates.de", "en")
        #expect(page.contains("<h1 id=\"vorlagen\">"))
        #expect(page.contains("lang=\"en\" aria-current=\"page\"><bdi>Templates</bdi></a>"))
        #expect(try Self.page("/docs/Templates.en", "de").contains("<h1 id=\"templates\">"))
    }

    @Test func aPageInOneOtherLanguageHasItsDirection() throws {
        let page = try Self.page("/docs/Nur", "en")
        #expect(page.contains("<article class=\"prose\" lang=\"ar\" dir=\"rtl\""))
        #expect(page.contains("It is shown in "))
    }

    @Test func anUnknownTagIsAPage() throws {
        #expect(try Self.page("/docs/Node.js", "en").contains("<h1 id=\"node\">"))
        #expect(try TestSite(files: Self.files).get("/docs/Node").status == .notFound)
    }

    @Test func searchFindsAPageOnce() throws {
        let links = { (page: String) in page.matches(of: /href="(\/docs\/[^"]+)" data-kind/).map { String($0.output.1) }
        }
        #expect(links(try Self.page("/search?q=templates", "en")).filter { $0.contains("Templates") }.count == 1)
        #expect(links(try Self.page("/search?q=vorlagen", "de")) == ["/docs/Templates"])
        // An English reader finds it, and sees it in German.
        #expect(links(try Self.page("/search?q=vorlagen", "en")) == ["/docs/Templates.de"])
    }

    @Test func brokenLinksOfTranslationsAreReported() throws {
        let site = try TestSite(files: Self.files)
        try site.edit("Docs/Templates.de.md", "# Vorlagen\n\n[Weg](Nirgends.md)\n")
        #expect(try site.page("/docs/Templates.de").contains("Docs/Templates.de.md:3<"))
        #expect(!(try site.page("/docs/Templates.en")).contains("Docs/Templates.de.md:3<"))
    }

    @Test(arguments: [
        ("/docs/Templates", "docs/Templates.html", ""), ("/docs/Templates.de", "docs/Templates.de.html", ""),
        ("/docs/Templates.en", "docs/Templates.en.html", ""),
        ("/docs/Templates?locale=de", "docs/Templates.html", "?locale=de"),
    ])
    func eachLanguageIsExported(address: String, file: String, query: String) throws {
        let site = try TestSite(files: Self.files)
        let plan = try ExportPlan(site.site.loader.current().content)
        let index = try #require(plan.files["index.html"])
        #expect(plan.link(to: address, on: index) == .address(file + query))
        #expect(plan.files[file] != nil)
    }

    @Test func theSiteHasItsLanguages() {
        let site = TextStore(folders: [BuiltInFolders.localizations])
        #expect(site.locales.map(\.tag).sorted() == DocsLanguages.ofSite)
    }
}
