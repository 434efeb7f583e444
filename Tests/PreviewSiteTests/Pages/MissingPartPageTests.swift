import FOSMVVM
import Foundation
import HTTPCore
import PreviewCatalog
import PreviewSnapshots
import Testing

@testable import PreviewSite

/// What views lack, with the commands that make it: in the catalog, on the page of a view, and in the workbench.
struct MissingPartPageTests {
    private static let stub = "extension BellViewModel { static func stub(isLoud: Bool = true) -> Self {} }\n"
    private static let files = TestSite.files.merging([
        "Sources/App/Bells/BellViewModel.swift": stub, "Sources/App/Notes/NoteViewModel.swift": "\n",
        "Sources/App/Bells/ClapperViewModel.swift": "\n",
        "Templates/App/BellView.mustache": "<p>{{isLoud}}</p>\n",
    ]) { $1 }

    /// A bell with a preview of one case, a note with a view, and a clapper without one.
    private static let catalog = PreviewCatalog(
        previews: [
            PreviewRecord(name: "Ringing", file: "/app/Sources/App/Bells/BellView.swift", line: 3) {
                BellView.previewHost(viewModel: .stub())
            }
        ],
        viewModels: [
            ViewModelRecord(BellViewModel.self, file: "/app/Sources/App/Bells/BellViewModel.swift"),
            ViewModelRecord(NoteViewModel.self, file: "/app/Sources/App/Notes/NoteViewModel.swift"),
            ViewModelRecord(ClapperViewModel.self, file: "/app/Sources/App/Bells/ClapperViewModel.swift"),
        ])

    private static func site(_ files: [String: String] = files) throws -> TestSite {
        try TestSite(catalog: catalog, files: files)
    }

    /// The HTML of a command with the button that copies it.
    private func command(_ arguments: String) -> String {
        let command = "swift run \(HostProgram.quoted(HostProgram.runningName)) generate \(arguments)"
        return """
            <code lang="en" dir="ltr">\(command)</code>\
            <button class="icon-button small needs-script" type="button" data-copy="\(command)"
            """
    }

    @Test func theCatalogListsWhatHasNoCard() throws {
        let page = try Self.site().page("/?locale=de", headers: [.acceptLanguage: "en"])
        #expect(page.contains(command("view Clapper")))
        #expect(page.contains("<a href=\"/previews/ClapperViewModel?locale=de\">"))
        #expect(page.contains(command("previews Note")))
        #expect(!page.contains("generate previews Bell"), "it has a card")
        #expect(!(try Self.site().page("/?q=bell")).contains("class=\"missing\""))
    }

    @Test(arguments: ["/", "/previews/ClapperViewModel"])
    func aVisitorGetsNoCommands(page: String) throws {
        let client = HTTPClient(peer: IPAddress("203.0.113.9"))
        let request = try HTTPRequest(method: .get, target: page, client: client)
        #expect(try !Self.site().site.respond(to: request).text.contains("generate view Clapper"))
    }

    @Test(arguments: [
        ("en", "has no view."), ("de", "hat keine Ansicht."), ("fr", "n’a pas de vue."), ("es", "no tiene vista."),
        ("pl", "nie ma widoku."), ("ar", "واجهة."), ("ja", "にはビューがありません。"),
    ])
    func itIsSaidInTheLanguageOfTheReader(language: String, text: String) throws {
        let page = try Self.site().page("/previews/ClapperViewModel", headers: [.acceptLanguage: language])
        #expect(page.contains(text))
        #expect(page.contains(command("view Clapper")))
    }

    @Test func thePageOfAViewHasItsCases() throws {
        let page = try Self.site().page("/previews/BellViewModel", headers: [.acceptLanguage: "en"])
        #expect(page.contains(" <code lang=\"en\" dir=\"ltr\">isLoud: false</code></p>"))
        #expect(page.contains(command("previews Bell")))
    }

    @Test func theWorkbenchHasThemBesideTheProblems() throws {
        let closed = try Self.site().page("/previews/BellViewModel/ringing", headers: [.acceptLanguage: "en"])
        #expect(closed.contains(">Problems<span class=\"badge badge-neutral\">1</span>"), "it is no problem")
        #expect(!closed.contains("generate previews Bell"), "the drawer stays closed")
        let open = try Self.site().page("/previews/BellViewModel/ringing?panel=problems")
        #expect(open.contains(command("previews Bell")))
    }

    @Test func theWorkbenchOpensForAViewModelWithoutView() throws {
        let page = try Self.site().page("/previews/ClapperViewModel/default")
        #expect(page.contains(command("view Clapper")))
        #expect(page.contains("panel=closed"), "it can be closed")
    }

    @Test func aRuleThatIsOffGivesNoHint() throws {
        let files = Self.files.merging([
            ".preview-host": "check:\n  missing-view: off\n  missing-case-preview: off\n"
        ]) { $1 }
        let site = try Self.site(files)
        #expect(!(try site.page("/previews/BellViewModel")).contains("class=\"missing\""))
        #expect(!(try site.page("/previews/ClapperViewModel")).contains("class=\"missing\""))
        #expect(try site.page("/").contains(command("previews Note")))
    }

    @Test func anExportHasNone() throws {
        let export = try TestExport(try Self.site(), locales: [.english])
        for path in try export.paths.filter({ $0.hasSuffix(".html") }) {
            #expect(!(try export.text(path)).contains("class=\"missing\""), "\(path)")
        }
    }

    @Test func theNamedPackageIsInTheCommand() throws {
        let folder = try Self.site()
        var folders = SiteFolders(root: folder.folder)
        folders.program = HostProgram(package: folder.folder, packageOption: "Examples/Bells", name: "bell-previews")
        let site = PreviewSite(catalog: Self.catalog, folders: folders)
        let page = site.respond(to: try HTTPRequest(target: "/")).text
        #expect(page.contains(">swift run bell-previews generate view Clapper --package Examples/Bells<"))
    }
}

@ViewModel
struct ClapperViewModel {
    let weight: Double
    var vmId = ViewModelId(type: Self.self)

    init(weight: Double = 2) { self.weight = weight }

    static func stub() -> Self { Self() }
}
