import Foundation
import Testing

@testable import MarkdownDocs

struct DocsPageTests {
    private let docs: TemporaryDocs

    init() throws {
        docs = try TemporaryDocs(["Guides/Templates.md": "# All about templates", "Guides/Plain.md": "text"])
    }

    /// Reads a page, which is empty unless it was written before.
    private func page(_ path: String) throws -> DocsPage {
        if DocsFiles(folders: [docs.folder]).pages[path] == nil { try docs.write(Data(), to: path + ".md") }
        let file = try #require(DocsFiles(folders: [docs.folder]).pages[path])
        return DocsPage(path: path, source: file, content: DocsPage.content(of: file))
    }

    @Test func titleIsTheDocuments() throws {
        #expect(try page("Guides/Templates").title == "All about templates")
        #expect(try page("Guides/Plain").title == "Plain")
    }

    @Test func unreadablePageKeepsItsErrorAndName() throws {
        try docs.write(Data([0x41, 0xFF]), to: "Guides/Bad.md")
        let bad = try page("Guides/Bad")
        #expect(bad.title == "Bad")
        #expect(bad.error == .notUTF8(docs.file("Guides/Bad.md"), line: 1))
        #expect(bad.document == nil)
    }

    @Test(arguments: [("README", 0), ("Guides/readme", 0), ("index", 1), ("Guides/Templates", nil)])
    func indexPagesAreKnownByName(path: String, rank: Int?) throws {
        #expect(try page(path).indexRank == rank)
    }

    @Test(arguments: [
        ("Plain.md", DocsTarget(kind: .page, path: "Guides/Plain", anchor: nil)),
        ("./Plain.MD#a", DocsTarget(kind: .page, path: "Guides/Plain", anchor: "a")),
        ("../Start.md", DocsTarget(kind: .page, path: "Start", anchor: nil)),
        ("sub//../sub/Page.md", DocsTarget(kind: .page, path: "Guides/sub/Page", anchor: nil)),
        ("images/a%20b.png", DocsTarget(kind: .file, path: "Guides/images/a b.png", anchor: nil)),
        ("../", DocsTarget(kind: .file, path: "", anchor: nil)),
        ("../../README.md", nil),
        ("%2e%2e/%2e%2e/etc/passwd", nil),
        ("/Start.md", nil),
        ("#a", nil),
        ("https://example.org/A.md", nil),
    ])
    func relativeDestinationsLeadBelowTheFolder(destination: String, target: DocsTarget?) throws {
        #expect(try page("Guides/Templates").target(of: destination) == target)
    }
}
