import Foundation
import Testing

@testable import MarkdownDocs

struct BrokenLinkTests {
    private func brokenLinks(_ markdown: String) throws -> [BrokenLink] {
        let docs = try TemporaryDocs([
            "Page.md": "# Top\n\n" + markdown, "guides/README.md": "# Große Guides", "guides/a.png": "", "Empty.md": "",
        ])
        try docs.write(Data([0xFF]), to: "Bad.md")
        return DocsLibrary(folders: [docs.folder]).brokenLinks()
    }

    @Test(arguments: [
        "[a](guides/README.md)", "[a](guides/README.md#gro%C3%9Fe-guides)", "[a](guides/)", "![a](guides/a.png)",
        "[a](#top)", "[a](#)", "[a](Bad.md#any)", "[a](https://none.invalid/x.md)", "[a](/previews)",
        "<me@example.org>", "`[a](None.md)`",
    ])
    func workingLinkIsNotReported(markdown: String) throws {
        #expect(try brokenLinks(markdown).isEmpty)
    }

    @Test(arguments: [
        ("[a](None.md)", BrokenLink.Reason.missingPage("None"), "the page None.md, which is not there"),
        ("[a](page.md)", .missingPage("page"), "Correct the link or add the page"),
        ("[a](guides.md)", .missingPage("guides"), "guides.md"),
        ("![a](none.png)", .missingFile, "add the file"),
        ("[a](none/)", .missingFile, "leads to no file"),
        ("[a](Empty)", .missingExtension, ".md"),
        ("[a](#none)", .missingAnchor("none", near: ["top"]), "Did you mean #top?"),
        ("[a](guides/#none)", .missingAnchor("none", near: ["große-guides"]), "#große-guides"),
        ("[a](Empty.md#none)", .missingAnchor("none", near: []), "no headings"),
        ("[a](../README.md)", .outside, "leaves the docs folder"),
        ("[a]()", .empty, "no destination"),
        ("[a](javascript:alert)", .unsafe, "run code"),
    ])
    func brokenLinkSaysWhyAndWhatToDo(markdown: String, reason: BrokenLink.Reason, words: String) throws {
        let link = try #require(try brokenLinks(markdown).first)
        #expect(link.reason == reason)
        #expect(link.file.lastPathComponent == "Page.md")
        #expect(link.line == 3)
        #expect(link.message.contains(words))
    }

    @Test(arguments: [
        ("instalation", "installation"), ("Usage", "usage-in-ci"), ("usage-with-ci", "usage-in-ci"),
        ("zz", "usage-in-ci"),
        ("aa", "before-you-start"),
    ])
    func ofManyHeadingsTheNearestAreNamed(anchor: String, nearest: String) throws {
        let headings = ["Before you start", "Installation", "Integration", "Templates", "Testing", "Usage in CI"]
        let markdown = headings.map { "# \($0)\n\n" }.joined() + "[a](#\(anchor))"
        let docs = try TemporaryDocs(["Page.md": markdown])
        let link = try #require(DocsLibrary(folders: [docs.folder]).brokenLinks().first)
        guard case .missingAnchor(anchor, let near) = link.reason else {
            Issue.record("\(link.reason)")
            return
        }
        #expect(near.first == nearest)
        #expect(near.count <= 3)
    }

    @Test func manyBrokenAnchorsTakeShortMessages() throws {
        let headings = (0..<2_000).map { "# Heading \($0)\n\n" }.joined()
        let docs = try TemporaryDocs(["Page.md": headings + (0..<2_000).map { "[a](#head-\($0)) " }.joined()])
        let broken = DocsLibrary(folders: [docs.folder]).brokenLinks()
        #expect(broken.count == 2_000)
        #expect(broken.allSatisfy { $0.message.utf8.count < 200 })
    }

    @Test func everyBrokenLinkHasItsLine() throws {
        let broken = try brokenLinks("[a](A.md) [top](#top)\n[b](B.md)\n\n- ![c](c.png)")
        #expect(broken.map(\.line) == [3, 4, 6])
        #expect(broken.map(\.destination) == ["A.md", "B.md", "c.png"])
    }
}
