import Testing

@testable import PreviewSite

struct DiagnosticListTests {
    @Test func aDiagnosticHasLinksToEditors() throws {
        let files = TestSite.files.merging(["Templates/App/Broken.mustache": "{{#open}}"]) { $1 }
        let page = try TestSite(files: files).page("/")
        #expect(page.contains(/href="vscode:\/\/file[^"]*\/Templates\/App\/Broken.mustache:1"/))
        #expect(page.contains(/href="zed:\/\/file[^"]*\/Templates\/App\/Broken.mustache:1"/))
    }
}
