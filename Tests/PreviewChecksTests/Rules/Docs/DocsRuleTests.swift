import Foundation
import MarkdownDocs
import Testing

@testable import PreviewChecks

/// The rules that look at the package's pages.
@Suite struct DocsRuleTests {
    private func lines(_ rule: some CheckRule, page: Data) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "checks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let docs = folder.appending(path: "Docs")
        try FileManager.default.createDirectory(at: docs, withIntermediateDirectories: true)
        try page.write(to: docs.appending(path: "Lamps.md"))
        var package = SamplePackage()
        package.docs = DocsLibrary(folders: [docs])
        package.assets = ["app.css"]
        package.previewProblem = { $0.previewReference == "Lamp/off" ? "There is no preview 'off'." : nil }
        return package.lines(rule).map { $0.replacing(folder.path + "/", with: "") }
    }

    @Test func linksToPagesAndHeadingsAreFollowed() throws {
        let page = Data("# Lamps\n\n[a](Shades.md)\n[b](#lights)\n[c](#lamps)\n[d](https://example.com)\n".utf8)
        #expect(
            try lines(BrokenLinks(), page: page) == [
                "Docs/Lamps.md:3: The link \"Shades.md\" leads to the page Shades.md, which does not exist. "
                    + "Fix the link or add the page.",
                "Docs/Lamps.md:4: The link \"#lights\" leads to the heading #lights, which does not exist. Did you mean #lamps?",
            ])
    }

    @Test func wrongFrontMatterIsFound() throws {
        let lines = try lines(FrontMatterValues(), page: Data("---\ntitle: Lamps\norder: 1st\n---\n".utf8))
        #expect(
            lines == [
                "Docs/Lamps.md:3: '1st' is not a valid order. It is not a whole number from 0 to 9999."
            ])
    }

    @Test func pagesThatCannotBeShownAreFound() throws {
        let lines = try lines(UnreadableDocs(), page: Data([0x23, 0x20, 0x0A, 0xFF]))
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("Docs/Lamps.md:2: The file is not UTF-8") == true)
        #expect(try self.lines(UnreadableDocs(), page: Data("# Lamps".utf8)) == [])
    }

    @Test func previewsThatCannotBeShownAreFound() throws {
        let page = "# Lamps\n\n```preview Lamp/on\n```\n\n- ```preview Lamp/off\n  ```\n\n```swift\nlet off = 1\n```\n"
        #expect(
            try lines(DocsPreviews(), page: Data(page.utf8)) == ["Docs/Lamps.md:6: There is no preview 'off'."])
    }

    @Test func linksToPreviewsAndAssetsAreFollowed() throws {
        let page = """
            # Lamps

            [a](/previews/LampViewModel/lit?locale=de) [b](/render/LampViewModel) [c](/assets/app.css) [d](/coverage)
            [e](/previews/LampViewModel/lt)
            [f](/render/LampsViewModel/lit)
            [g](/matrix/Zzzz)
            ![h](/assets/lamp.png)
            """
        #expect(
            try lines(BrokenLinks(), page: Data(page.utf8)) == [
                "Docs/Lamps.md:4: The link \"/previews/LampViewModel/lt\" leads nowhere. "
                    + "There is no preview 'lt' of LampViewModel. Did you mean lit?",
                "Docs/Lamps.md:5: The link \"/render/LampsViewModel/lit\" leads nowhere. "
                    + "There is no ViewModel 'LampsViewModel'. Did you mean LampViewModel?",
                "Docs/Lamps.md:6: The link \"/matrix/Zzzz\" leads nowhere. There is no ViewModel 'Zzzz'.",
                "Docs/Lamps.md:7: The link \"/assets/lamp.png\" leads nowhere. Add Public/lamp.png.",
            ])
    }
}
