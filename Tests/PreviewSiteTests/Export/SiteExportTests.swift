import FOSMVVM
import Foundation
import HTTPCore
import PreviewCatalog
import Testing

@testable import PreviewSite

struct SiteExportTests {
    /// A site in two languages, whose export has fewer files.
    private func smallSite(catalog: PreviewCatalog = TestCatalog.catalog()) throws -> TestSite {
        var files = TestSite.files
        files["Texts/App.yml"] =
            "en: { GreetingViewModel: { title: Hello } }\nde: { GreetingViewModel: { title: Hallo } }\n"
        return try TestSite(catalog: catalog, files: files)
    }

    @Test func whatNoExportWroteIsNeitherReplacedNorCounted() throws {
        let site = try smallSite()
        let export = try TestExport(site)
        let (page, folder) = (export.folder.appending(path: "index.html"), export.folder.path)
        let manifest = export.folder.appending(path: ExportFolder.manifestName)
        let paths = try String(contentsOf: manifest, encoding: .utf8)
        // It cannot be read, and no export has written it.
        try Data(paths.replacing("index.html\n", with: "old.html\n").utf8).write(to: manifest)
        try FileManager.default.removeItem(at: page)
        try FileManager.default.createDirectory(at: page, withIntermediateDirectories: false)
        #expect(throws: ExportFailure.self) { try TestExport(site) }
        #expect(page.isFolder && FileManager.default.fileExists(atPath: folder))
        try FileManager.default.removeItem(at: page)
        #expect(try TestExport(site).report.removed == 0)
    }

    @Test func everyPreviewHasAPageAndADocumentInEveryLocale() throws {
        let export = try TestExport(TestSite())
        let script = try export.text("assets/preview-host/site.js")
        #expect(script.contains("\"./exchange.js\""))
        let paths = try export.paths
        let pages = TestCatalog.catalog().previews.map { "\($0.viewModelName)/\($0.slug)" }
        let locales = ["", ".ar", ".de", ".es", ".fr", ".ja", ".pl"]
        #expect(paths.isSuperset(of: pages.flatMap { page in locales.map { "render/\(page)\($0).html" } }))
        #expect(
            paths.filter { $0.hasPrefix("previews/") && $0.split(separator: "/").count == 3 }
                == Set(pages.map { "previews/\($0).html" }))
        #expect(try export.text("previews/GreetingViewModel/with-name.html").contains("data-exported=\"en\""))
        let german = try export.text("render/GreetingViewModel/with-name.de.html")
        #expect(german.contains("Hallo, Amal"))
        #expect(german.contains("preview-host/look.js\" data-states=\"../../assets/preview-host/states.js\""))
        #expect(german.contains(" data-dark=\"html data-theme dark\" data-light=\"html data-theme light\"></script>"))
        #expect(export.report.files == paths.count)
        #expect(export.report.written == paths.count)
        #expect(export.report.diagnostics.isEmpty)
    }

    @Test func aScriptLeadsFromTheAddressOfAStoryToItsDocument() throws {
        let export = try TestExport(smallSite())
        let page = try export.text("iframe.html")
        let script = try #require(page.firstMatch(of: /<script src="([^"]*story[^"]*)"/)?.1)
        #expect(try export.text(String(script)).contains("index.json"))
        #expect(try export.text("index.json").contains("\"render/GreetingViewModel/with-name.html\""))
    }

    @Test func everyLinkLeadsToAFile() throws {
        let export = try TestExport(smallSite())
        var links = 0
        for path in try export.paths where path.hasSuffix(".html") {
            let page = export.folder.appending(path: path)
            for match in try export.text(path).matches(
                of: /\s(?:href|src|action|data-document|data-frame)="(?<address>[^"#]*)/)
            {
                let address = String(match.output.address)
                guard !address.isEmpty, address.wholeMatch(of: /https?:.*/) == nil else { continue }
                links += 1
                let target = try #require(URL(string: address, relativeTo: page), "\(address) on \(path)")
                #expect(!address.hasPrefix("/"), "\(address) on \(path)")
                #expect(FileManager.default.fileExists(atPath: target.path), "\(address) on \(path)")
            }
        }
        #expect(links > 500)
    }

    @Test func allKindsOfPagesAreThere() throws {
        let site = try TestSite()
        try site.edit("Docs/tree.png", "PNG")
        let paths = try TestExport(site).paths
        let expected = [
            "index.html", "matrix/NoteViewModel.html", "coverage.html", "coverage.json", "index.json",
            "docs/README.html", "docs/Templates.html", "docs/tree.png", "assets/app.css", "assets/images/dot.svg",
            "assets/preview-host/site.js", "previews/NoteViewModel.html", "previews/GreetingViewModel/ohne-gruß.html",
            "render/GreetingViewModel/ohne-gruß.pl.html",
        ]
        #expect(paths.isSuperset(of: expected), "\(Set(expected).subtracting(paths))")
        #expect(!paths.contains { $0.hasPrefix("snapshots") || $0.hasPrefix("health") || $0.hasPrefix("live") })
    }

    @Test func nothingNeedsAServer() throws {
        let export = try TestExport(TestSite.letters())
        for path in try export.paths where path.hasSuffix(".html") {
            let page = try export.text(path)
            #expect(!page.contains("live.js"))
            #expect(!page.contains("data-changes"))
            #expect(!page.contains("method=\"post\""))
        }
        let script = try export.text("assets/preview-host/site.js")
        #expect(script.contains("\"./exchange.js\""))
        let paths = try export.paths
        #expect(!paths.contains("assets/preview-host/live.js"))
    }

    @Test func theIndexNamesFiles() throws {
        let export = try TestExport(smallSite())
        let index = try JSONDecoder().decode(CatalogIndex.self, from: Data(try export.text("index.json").utf8))
        let greeting = try #require(index.previews.first { $0.slug == "ohne-gruß" })
        #expect(greeting.document == "render/GreetingViewModel/ohne-gru%C3%9F.html")
        #expect(greeting.address == "previews/GreetingViewModel/ohne-gru%C3%9F.html")
    }

    @Test func aScriptSearches() throws {
        let export = try TestExport(smallSite())
        let file = try JSONDecoder().decode(SearchFile.self, from: Data(try export.text("search.json").utf8))
        let names = file.items.filter { $0.owner == "GreetingView" }
        #expect(names.first?.label == "With name")
        #expect(names.first?.address == "previews/GreetingViewModel/with-name.html")
        #expect(names.map(\.texts) == [["en": ["Hello"], "de": ["Hallo"]], nil])
        let docs = try #require(file.items.first { $0.icon == "docs" && $0.owner == "Templates" })
        #expect(docs.address == "docs/Templates.html")
        #expect(docs.others == ["templates names partials dynamic"])
        #expect(docs.sections?.map(\.anchor) == ["templates", "names", "partials", "dynamic"])
        #expect(docs.sections?.map(\.texts) == [["Templates"], ["Names", "Text."], ["Partials"], ["Dynamic"]])
        #expect(!(try export.text("search.json").contains("\n  ")))
        let page = try export.text("search.html")
        #expect(page.contains("data-nothing-found=\"Nothing was found."))
        #expect(page.contains("<noscript><p class=\"results-message\">The search of these files needs JavaScript."))
        #expect(page.contains("<form class=\"search\" action=\"search.html\" role=\"search\">"))
        #expect(try export.text("previews/NoteViewModel/narrow.html").contains("action=\"../../search.html\""))
        #expect(!(try export.site.page("/search").contains("<noscript><p class=\"results-message\">")))
    }

    @Test func onlyTheChosenLocalesAreThere() throws {
        let german = try #require(LocaleIdentifier("de"))
        let site = try TestSite()
        try site.edit("Docs/French.md", "# French\n\n```preview NoteViewModel/narrow?locale=fr&theme=dark\n```\n")
        let export = try TestExport(site, locales: [german])
        let paths = try export.paths
        #expect(
            paths.isSuperset(of: [
                "index.html", "render/NoteViewModel/narrow.html", "render/NoteViewModel/narrow.de.html",
            ]))
        #expect(paths.filter { $0.contains(".fr.") } == ["render/NoteViewModel/narrow.fr.html"])
        #expect(
            try export.text("docs/French.html").contains("src=\"../render/NoteViewModel/narrow.fr.html?theme=dark\""))
        #expect(!(try export.text("matrix/NoteViewModel.html")).contains(".fr."))
        let index = try JSONDecoder().decode(CatalogIndex.self, from: Data(try export.text("index.json").utf8))
        #expect(index.locales == ["en", "de"])
        let page = try export.text("previews/NoteViewModel/narrow.html")
        #expect(page.contains("href=\"narrow.html?locale=de\""))
        #expect(!page.contains("locale=fr"))
        let file = try JSONDecoder().decode(SearchFile.self, from: Data(try export.text("search.json").utf8))
        #expect(Set(file.items.compactMap(\.texts).flatMap(\.keys)) == ["de", "en"])
    }

    @Test func onlyThePageOfTheSearchHasAllViews() throws {
        let export = try TestExport(smallSite())
        let page = try export.text("previews/NoteViewModel/narrow.html")
        #expect(page.contains("data-names=\"NoteView\t") && !page.contains("data-names=\"GreetingView\t"))
        #expect(page.contains("<ul data-whole=\"../../search.html\">\n<li><a href=\"../../search.html\">"))
        let search = try export.text("search.html")
        #expect(search.contains("data-names=\"NoteView\t") && search.contains("data-names=\"GreetingView\t"))
    }

    @Test func addressesInStyleSheetsAreRelative() throws {
        let site = try smallSite()
        try site.edit("Public/app.css", "p { background: url('/assets/images/dot.svg'), url(/elsewhere.svg) }\n")
        let export = try TestExport(site)
        #expect(
            try export.text("assets/app.css") == "p { background: url('images/dot.svg'), url(/elsewhere.svg) }\n")
    }

    @Test func onlyWhatChangedIsWrittenAgain() throws {
        let site = try smallSite()
        _ = try TestExport(site)
        #expect(try TestExport(site).report.written == 0)
        try site.edit("Templates/App/NoteView.mustache", "<p class=\"note new\">{{text}}</p>\n")
        let export = try TestExport(site)
        #expect((1..<export.report.files / 2).contains(export.report.written))
        #expect(try export.text("render/NoteViewModel/narrow.html").contains("note new"))
    }

    @Test func whatNoLongerBelongsIsRemoved() throws {
        let site = try smallSite()
        try site.edit("Docs/Guides/Old.md", "# Old\n")
        var export = try TestExport(site)
        #expect(try export.paths.contains("docs/Guides/Old.html"))
        try site.edit("export/docs/mine.txt", "Mine\n")
        try FileManager.default.removeItem(at: site.folder.appending(path: "Docs/Guides"))
        export = try TestExport(site)
        #expect(export.report.removed == 1)
        #expect(!(try export.paths.contains("docs/Guides/Old.html")))
        #expect(!FileManager.default.fileExists(atPath: export.folder.appending(path: "docs/Guides").path))
        #expect(site.text("export/docs/mine.txt") == "Mine\n")
    }

    @Test func filesOfSomethingElseAreNeverChanged() throws {
        let site = try smallSite()
        try site.edit("export/mine.txt", "Mine\n")
        #expect(throws: ExportFailure.self) { try TestExport(site) }
        try FileManager.default.removeItem(at: site.folder.appending(path: "export"))
        _ = try TestExport(site)
        try site.edit("export/docs/Later.html", "Mine\n")
        try site.edit("Docs/Later.md", "# Later\n")
        for _ in 1...2 { #expect(throws: ExportFailure.self) { try TestExport(site) } }
        #expect(site.text("export/docs/Later.html") == "Mine\n")
    }

    @Test func aFolderInPlaceOfAFileIsFoundBeforeAnythingIsWritten() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "export-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try ExportFolder(folder).begin([])
        try FileManager.default.createDirectory(
            at: folder.appending(path: "search.json"), withIntermediateDirectories: false)
        let alike = #expect(throws: ExportFailure.self) { try ExportFolder(folder).begin(["a.png", "b.png", "A.png"]) }
        #expect(alike?.localizedDescription.hasPrefix("'A.png' and 'a.png' differ only in case") == true)
        let error = #expect(throws: ExportFailure.self) { try ExportFolder(folder).begin(["a.html", "search.json"]) }
        #expect(error?.errorDescription?.hasPrefix("'search.json' is a folder in place of a file.") == true)
    }

    @Test func twoAddressesCannotBeOneFile() throws {
        let site = try smallSite()
        try site.edit("Docs/Guide.md", "# Guide\n")
        try site.edit("Docs/Guide.html", "<!DOCTYPE html><title>Guide</title>")
        let failure = #expect(throws: ExportFailure.self) { try TestExport(site) }
        #expect(failure?.localizedDescription.contains("would both be the file 'docs/Guide.html'") == true)
    }

    @Test func scriptsOfTheProgramStayAsTheyAre() throws {
        let site = try smallSite()
        let script = "import \"./chunk.3f9a12bc04d5e6f7.js\";\n"
        try site.edit("Public/app.js", script)
        _ = try TestExport(site)
        #expect(site.text("export/assets/app.js") == script)
    }

    @Test func theListOfFilesCannotLeadOutOfTheFolder() throws {
        let site = try smallSite()
        try site.edit("mine.txt", "Mine\n")
        _ = try TestExport(site)
        let manifest = try #require(site.text("export/\(ExportFolder.manifestName)"))
        let outside = "../mine.txt\ndocs/../../mine.txt\n\(site.folder.path)/mine.txt\n"
        try site.edit("export/\(ExportFolder.manifestName)", manifest + outside)
        #expect(try TestExport(site).report.removed == 0)
        #expect(site.text("mine.txt") == "Mine\n")
    }

    @Test func aPreviewThatCannotBeShownIsReported() throws {
        struct Failure: Error {}
        let stub: @Sendable () throws -> NoteViewModel = { throw Failure() }
        let catalog = PreviewCatalog(previews: [
            PreviewRecord(name: "Broken", file: "/app/Sources/App/Notes/NoteView.swift", line: 3) {
                NoteView.previewHost(viewModel: try stub())
            }
        ])
        let export = try TestExport(smallSite(catalog: catalog))
        #expect(export.report.diagnostics.count == 1)
        #expect(try export.text("render/NoteViewModel/broken.html").contains("broken-preview"))
    }

    @Test func everySystemCanHaveTheFiles() throws {
        var files = TestSite.files
        files["Docs/aux.md"] = "# A device\n\n[Who?](Who%3F.md)\n"
        files["Docs/Who?.md"] = "# Who\n"
        let export = try TestExport(TestSite(files: files))
        #expect(try export.paths.isSuperset(of: ["docs/aux-.html", "docs/Who-.html"]))
        #expect(try export.text("docs/aux-.html").contains("href=\"Who-.html\""))
    }

    @Test func longNamesHaveShortFiles() throws {
        let names = ["\u{65E5}", "a"].map { String(repeating: $0, count: 280) }
        let previews = names.flatMap { [$0, $0 + "b"] }.map { name in
            PreviewRecord(name: name, file: "/app/Sources/App/Notes/NoteView.swift", line: 3) {
                NoteView.previewHost(viewModel: .stub())
            }
        }
        let catalog = PreviewCatalog(previews: previews, viewModels: [ViewModelRecord(NoteViewModel.self)])
        let export = try TestExport(smallSite(catalog: catalog))
        let files = try export.paths.filter { $0.hasPrefix("render/NoteViewModel/") && $0.hasSuffix(".de.html") }
        #expect(files.count == 4)
        #expect(files.allSatisfy { $0.split(separator: "/").allSatisfy { $0.utf8.count <= 255 } })
        let file = try #require(files.first { $0.contains("/a") })
        let page = try export.text(file.replacing("render/", with: "previews/").replacing(".de", with: ""))
        #expect(page.contains(file.split(separator: "/")[2].replacing(".de", with: "")))
    }
}
