import Diagnostics
import Foundation
import Testing

@testable import MarkdownDocs

struct BrokenLinkTests {
    private func brokenLinks(_ markdown: String) throws -> [Diagnostic] {
        let docs = try TemporaryDocs([
            "Page.md": "# Top\n\n" + markdown, "guides/README.md": "# Große Guides", "guides/a.png": "", "Empty.md": "",
        ])
        try docs.write(Data([0xFF]), to: "Bad.md")
        return DocsLibrary(folders: [docs.folder]).brokenLinks()
    }

    @Test(arguments: [
        "[a](guides/README.md)", "[a](guides/README.md#gro%C3%9Fe-guides)", "[a](guides/)", "![a](guides/a.png)",
        "![a](guides/a.png?raw=true)", "[a](guides/README.md?plain=1#gro%C3%9Fe-guides)",
        "[a](#top)", "[a](#)", "[a](Bad.md#any)", "[a](https://none.invalid/x.md)", "[a](/previews)", "[a](/coverage)",
        "[a](/index.json)", "[a](/)",
        "<me@example.org>", "`[a](None.md)`",
    ])
    func workingLinkIsNotReported(markdown: String) throws {
        #expect(try brokenLinks(markdown).isEmpty)
    }

    @Test(arguments: [
        ("[a](None.md)", "the page None.md, which does not exist"),
        ("[a](page.md)", "Fix the link or add the page"),
        ("[a](guides.md)", "guides.md"),
        ("![a](none.png)", "add the file"),
        ("[a](none/)", "does not lead to a file"),
        ("[a](Empty)", ".md"),
        ("[a](#none)", "Did you mean #top?"),
        ("[a](guides/#none)", "#große-guides"),
        ("[a](Empty.md#none)", "no headings"),
        ("[a](../README.md)", "leaves the docs folder"),
        ("[a](/LICENSE)", "leaves the docs folder"),
        ("[a]()", "no destination"),
        ("[a](javascript:alert)", "run code"),
    ])
    func brokenLinkSaysWhyAndWhatToDo(markdown: String, words: String) throws {
        let link = try #require(try brokenLinks(markdown).first)
        #expect(link.kind == .brokenLink)
        #expect(link.place?.file.hasSuffix("/Page.md") == true)
        #expect(link.place?.line == 3)
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
        #expect(link.message.contains("the heading #\(anchor), which does not exist. Did you mean #\(nearest)"))
        #expect(link.message.split(separator: " or ").count <= 3)
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
        #expect(broken.map(\.place?.line) == [3, 4, 6])
        #expect(broken.map(\.subject) == ["A.md", "B.md", "c.png"])
    }

    @Test func anotherCaseOfAnAnchorIsNotBroken() throws {
        let docs = try TemporaryDocs([
            "A.md": "# Top Level\n\n[a](#Top-Level) [b](B.markdown#Gro%C3%9Fe) [c](#top-level)",
            "B.markdown": "# Große",
        ])
        let library = DocsLibrary(folders: [docs.folder])
        #expect(library.brokenLinks().isEmpty)
        let anchors = library.misspelledAnchors()
        #expect(anchors.map(\.subject) == ["#Top-Level", "B.markdown#Gro%C3%9Fe"])
        #expect(anchors.first?.message.contains("the heading #top-level in upper and lower case") == true)
        let page = try #require(library.page(at: "A"))
        let html = try library.html(of: page) { "/docs/\($0.path)\($0.encodedFragment)" }
        #expect(html.contains("href=\"#top-level\">a<") && html.contains("href=\"/docs/B#gro%C3%9Fe\">b<"))
    }

    @Test func linksInTagsAreChecked() throws {
        let broken = try brokenLinks("<img src=none.png>\n<a href='None.md'>a</a>")
        #expect(broken.map(\.subject) == ["none.png", "None.md"])
    }

    @Test(arguments: ["", ".git", "Packages/Lamps/.git"])
    func aSlashIsTheRootOfTheRepository(git: String) throws {
        let files = try TemporaryDocs(["Packages/Lamps/Docs/images/a.svg": "", "Packages/Lamps/Docs/Page.md": "# Top"])
        if !git.isEmpty {
            try FileManager.default.createDirectory(at: files.file(git), withIntermediateDirectories: true)
        }
        let root = git == ".git" ? "/Packages/Lamps/Docs" : "/Docs"
        let links = [
            "![a](\(root)/images/a.svg)", "[b](\(root)/Page.md#top)", "<img src='\(root)/images/a.svg'>",
            "[c](\(root))",
            "[d](/previews/x.y)", "![e](\(root)/none.svg)", "[f](/README.md)", "[g](\(root)/../README.md)",
        ]
        try files.write(Data(links.joined(separator: "\n").utf8), to: "Packages/Lamps/Docs/README.md")
        let library = DocsLibrary(folders: [files.file("Packages/Lamps/Docs")])
        #expect(library.brokenLinks().map(\.place?.line) == [6, 7, 8])
        #expect(library.brokenLinks().last?.message.contains("leaves the docs folder") == true)
        let page = try #require(library.page(at: "README"))
        let html = try library.html(of: page) { "to:\($0.path)\($0.encodedFragment)" }
        #expect(html.contains("<img src=\"to:images/a.svg\" alt=\"a\"") && html.contains("href=\"to:Page#top\""))
        #expect(html.contains("<img src=\"to:images/a.svg\" alt=\"\">") && html.contains("href=\"to:README\""))
    }
}
