import FOSMVVM
import Foundation
import HTTPCore
import PreviewCatalog
import Testing

@testable import PreviewSite

@Suite struct SiteFoldersTests {
    @Test func onlyTheLocalesOfThePreviewsAreOffered() throws {
        var files = TestSite.files
        files["Texts/App.yml"] =
            "en: { GreetingViewModel: { title: Hello } }\nde: { GreetingViewModel: { title: Hallo } }"
        let site = try TestSite(files: files)
        let page = try site.page("/")
        #expect(page.contains("hreflang=\"de\""))
        #expect(!page.contains("hreflang=\"fr\""))
    }

    @Test func everyWrongSettingIsShown() throws {
        var files = TestSite.files
        files[".preview-host"] = "default-locale: de\ncheck:\n  literal-tex: off\n"
        let site = try TestSite(files: files)
        let page = try site.page("/previews/NoteViewModel/narrow")
        #expect(page.contains("There is no rule &#39;literal-tex&#39;"))
        #expect(site.site.localizations().defaultLocale.tag == "de", "what is right applies")
    }

    @Test func aDefaultLocaleWithoutTextsIsShown() throws {
        var files = TestSite.files
        files[".preview-host"] = "default-locale: xx\n"
        let page = try TestSite(files: files).page("/")
        #expect(page.contains("There are no texts in &#39;xx&#39;, which other locales fall back to."))
        #expect(page.contains(".preview-host:1"))
    }

    @Test func aProgramWithoutTextsIsShownInTheDefaultLocale() throws {
        var files = TestSite.files
        files["Texts/App.yml"] = nil
        let site = try TestSite(files: files)
        let page = try site.page("/")
        #expect(page.contains("<html lang=\"en\""))
    }

    @Test func aFolderMadeWhileTheSiteRunsIsSeen() throws {
        var files = TestSite.files
        for path in files.keys where path.hasPrefix("Docs/") { files[path] = nil }
        let site = try TestSite(files: files)
        #expect(try site.get("/docs").status == .notFound)
        try site.edit("Docs/README.md", "# Here now\n")
        #expect(try site.page("/docs").contains("Here now"))
    }

    @Test func theSitesOwnTextsAreReadFromItsSources() throws {
        let package = try #require(SourcePackage(around: #filePath)).folder
        let own = SiteFolders(package: package, bundles: []).siteLocalizations
        #expect(own.path == package.appending(path: "Sources/PreviewSite/Localizations").path)
        let elsewhere = package.appending(path: "Tests/DocumentationTests/Bakery")
        #expect(SiteFolders(package: elsewhere, bundles: []).siteLocalizations == BuiltInFolders.localizations)
    }

    @Test func theSitesOwnViewModelsAreNotTheProgramsOwn() {
        let names = PreviewSite.catalog().viewModelNames
        #expect(names.contains("GreetingViewModel"))
        #expect(!names.contains("CatalogPageViewModel"))
        #expect(PreviewCatalog.load(withoutModule: nil).viewModelNames.contains("CatalogPageViewModel"))
    }
}
