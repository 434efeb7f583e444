import Foundation
import PreviewChecks
import Testing

@testable import PreviewSite

/// What the catalog says about the project, and what it asks for.
struct ProjectPageTests {
    private func site(_ settings: String, _ others: [String: String] = [:]) throws -> TestSite {
        try TestSite(files: TestSite.files.merging([".preview-host": settings]) { $1 }.merging(others) { $1 })
    }

    @Test func pagesHaveTheNameAndTheMarkOfTheProject() throws {
        let site = try site("title: Bread & Rolls\ndescription: From <oven> to counter.\nlogo: images/dot.svg\n")
        let catalog = try site.page("/")
        #expect(catalog.contains("<title>Catalog · Bread &amp; Rolls</title>"))
        let mark = /<img class="brand-mark" src="\/assets\/images\/dot\.[0-9a-f]{16}\.svg" alt="">/
        #expect(catalog.contains(mark))
        #expect(catalog.contains("<h1>Every view of Bread &amp; Rolls, in every state and language</h1>"))
        #expect(catalog.contains("<bdi>From &lt;oven&gt; to counter.</bdi>"))
        let docs = try site.page("/docs")
        #expect(docs.contains("aria-label=\"Bread &amp; Rolls\"><img class=\"brand-mark\""))
    }

    @Test func withoutSettingsItIsTheFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bakery-\(UUID().uuidString)")
        let project = Project(
            SiteSettings(package: folder, rules: CheckRules()),
            folder: SiteFolders(package: folder, bundles: []).packageName,
            assets: AssetTable(files: [:]))
        #expect(project.title == folder.lastPathComponent)
        #expect(project.description == nil && project.logo == nil && project.diagnostic == nil)
        #expect(try TestSite().page("/").contains("<h1>Every view of Preview Host, in"))
    }

    @Test func aMissingMarkIsReported() throws {
        let site = try site("\nlogo: images/dto.svg\n")
        let page = try site.page("/")
        #expect(page.contains(".preview-host:2"))
        #expect(page.contains("There is no file &#39;images/dto.svg&#39;. Did you mean images/dot.svg?"))
        #expect(page.contains("href=\"#siteBrand\""))
    }

    @Test func theCatalogBeginsWithWhatNeedsAttention() throws {
        let site = try TestSite()
        #expect(!(try site.checkedCatalog()).contains("class=\"attention\""), "All is well.")
        try site.edit("Templates/App/NoteView.mustache", "<p>{{txet}}</p>\n")
        let page = try site.checkedCatalog()
        #expect(page.contains("Needs attention"))
        #expect(page.contains("href=\"/?attention=problems\""))
        #expect(page.contains("Previews with problems<span class=\"count\">1</span>"))
        #expect(!page.contains("attention=texts"), "Nothing is wrong with the texts.")
        let found = try site.page("/?attention=problems")
        #expect(found.matches(of: /<li class="card"/).count == 1)
        #expect(found.contains("data-key=\"NoteView\""))
        #expect(found.contains("<a class=\"chip chip-filter\" href=\"/\" aria-label=\"Show all previews\">"))
        #expect(!found.contains("class=\"attention\""))
    }

    @Test func aTextThatALocaleLacksNeedsAttention() throws {
        let site = try TestSite()
        try site.edit("Texts/App.yml", "en: { GreetingViewModel: { title: Hello } }\nde: {}\n")
        #expect(try site.checkedCatalog().contains("attention=texts"))
        let found = try site.page("/?attention=texts")
        #expect(found.contains("data-key=\"GreetingView\"") && !found.contains("data-key=\"NoteView\" "))
    }

    @Test func anUnknownFilterIsRefused() throws {
        let page = try TestSite().page("/?attention=everything")
        let refusal = "“everything” is not a filter of the catalog. Use problems, texts, layout or accessibility."
        #expect(page.contains(refusal))
        #expect(page.matches(of: /<li class="card"/).count == 2)
    }
}
