import HTTPCore
import Testing

@testable import PreviewSite

/// The panels that open by themselves, and those about the source and the accessibility of a preview.
struct PanelTests {
    private static let address = "/previews/GreetingViewModel/with-name"

    @Test func theDrawerIsClosedAtFirst() throws {
        let page = try TestSite().page(Self.address)
        #expect(page.contains("drawer-closed"))
        #expect(page.contains("aria-expanded=\"false\""))
    }

    @Test func theDrawerOpensForProblemsAndCloses() throws {
        var files = TestSite.files
        files["Templates/App/NoteView.mustache"] = "{{missing}}"
        let site = try TestSite(files: files)
        let page = try site.page("/previews/NoteViewModel/narrow")
        #expect(page.contains("<div class=\"panel\""))
        #expect(page.contains("href=\"/previews/NoteViewModel/narrow?panel=closed\""))
        #expect(!(try site.page("/previews/NoteViewModel/narrow?panel=closed")).contains("<div class=\"panel\""))
    }

    @Test func theFirstPanelWithAProblemOpensByItself() throws {
        var files = TestSite.files
        files["Texts/App.yml"] = files["Texts/App.yml"]?.replacing("title: Dzień dobry", with: "name: Dzień dobry")
        let site = try TestSite(files: files)
        #expect(try site.page(Self.address).contains("href=\"\(Self.address)?panel=strings\" aria-current=\"page\""))
        let closed = try site.page(Self.address + "?panel=closed")
        #expect(closed.contains("drawer-closed"))
        #expect(closed.contains("drawer-toggle\" href=\"\(Self.address)?panel=strings\""))
    }

    @Test func aPanelThatHasSomethingToSayHasItsNumber() throws {
        let site = try TestSite()
        let changed = try TestSite.shelves().page("/previews/ShelfViewModel/right?arg.owner=Bo")
        #expect(changed.contains(">Controls<span class=\"badge badge-neutral\">1</span>"))
        #expect(!(try site.page(Self.address)).contains(">Controls<span"))
        try site.edit("Docs/GreetingView.md", "# Greetings\n\nSay hello.\n")
        #expect(try site.page(Self.address).contains(">Notes<span class=\"badge badge-neutral\">1</span>"))
    }

    @Test func accessibilitySaysHowToAddTheScript() throws {
        let page = try TestSite().page(Self.address + "?panel=accessibility")
        #expect(page.contains(/<code>sh [^<]*\/install-axe<\/code>/))
        #expect(!page.contains("data-axe"))
    }

    @Test func accessibilityRunsTheScriptOfTheProgram() throws {
        var files = TestSite.files
        files["Public/preview-host/axe.min.js"] = "window.axe = {};\n"
        let page = try TestSite(files: files).page(Self.address + "?panel=accessibility")
        #expect(page.contains(/data-axe="\/assets\/preview-host\/axe\.min\.[0-9a-f]{16}\.js"/))
    }

    @Test func axeIsInstalledInTheFolderForDataOfTheUser() {
        let folder = { (environment: [String: String]) in InstalledAxe.assets(environment: environment)?.path }
        #expect(folder(["HOME": "/home/ada"]) == "/home/ada/.local/share/preview-host/Public")
        #expect(folder(["HOME": "/home/ada", "XDG_DATA_HOME": "/data"]) == "/data/preview-host/Public")
        #expect(folder(["XDG_DATA_HOME": ""]) == nil)
    }

    @Test func theSourceHasEachFileOnce() throws {
        var files = TestSite.files
        files["Sources/App/Greetings/GreetingView.swift"] = "// A greeting & more.\n"
        let site = try TestSite(files: files)
        let page = try site.page(Self.address + "?panel=source")
        #expect(page.contains("// A greeting &amp; more."))
        #expect(page.contains("{{title}}, {{name}}"))
        #expect(page.matches(of: /<section class="source-file">/).count == 3)
        let path = site.folder.path(percentEncoded: false) + "/Sources/App/Greetings/GreetingView.swift"
        #expect(page.contains("href=\"vscode://file\(path):7\""))
        #expect(page.contains("href=\"zed://file\(path):7\""))
    }

    @Test func importsOfScriptsHaveDigests() throws {
        let site = try TestSite()
        let page = try site.page("/")
        let script = try #require(page.firstMatch(of: /src="(?<address>\/assets\/preview-host\/site\.[^"]*)"/))
        let text = try site.page(String(script.output.address))
        let imported = try #require(text.firstMatch(of: /from "\.\/(?<name>exchange\.[0-9a-f]{16}\.js)"/))
        let response = try site.get("/assets/preview-host/\(imported.output.name)")
        #expect(response.headers[.cacheControl]?.contains("immutable") == true)
        #expect(response.text.contains(/from "\.\/morph\.[0-9a-f]{16}\.js"/))
    }
}
