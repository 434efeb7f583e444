import Testing

@testable import PreviewSite

/// What pages have for the script that examines previews in the background.
@Suite struct BackgroundExaminationTests {
    private static let workbench = "/previews/GreetingViewModel/with-name"

    private func site() throws -> TestSite {
        var files = TestSite.files
        files["Public/preview-host/axe.min.js"] = "window.axe = {};\n"
        return try TestSite(files: files)
    }

    @Test(arguments: ["/", workbench]) func pagesWithPreviewsExamineThem(path: String) throws {
        let page = try site().page(path)
        #expect(page.contains(/class="tree"[^>]* data-axe="\/assets\/preview-host\/axe\.min\.[0-9a-f]{16}\.js"/))
        #expect(page.contains(" data-index=\"/examination.json\""))
        #expect(page.contains(/<script src="\/assets\/preview-host\/examination\.[0-9a-f]{16}\.js" type="module">/))
    }

    @Test(arguments: ["/problems", workbench]) func withoutAxePagesWithProblemsExamineTheLayout(path: String) throws {
        let page = try TestSite().page(path)
        #expect(page.contains(" data-index=\"/examination.json\""))
        #expect(!page.contains("data-axe"))
    }

    @Test func otherPagesExamineNothingWithoutAxe() throws {
        let page = try TestSite().page("/")
        #expect(!page.contains("examination."))
        #expect(!page.contains("data-axe"))
    }
}
