import Foundation
import Testing

@testable import MarkdownDocs

struct DocsPageTests {
    private let docs: TemporaryDocs

    init() throws {
        docs = try TemporaryDocs(["Guides/Templates.md": "# All about templates", "Guides/Plain.md": "text"])
    }

    private func page(_ path: String) -> DocsPage {
        DocsPage(path: path, file: docs.file(path + ".md"))
    }

    @Test func titleIsTheDocuments() {
        #expect(page("Guides/Templates").title == "All about templates")
        #expect(page("Guides/Plain").title == "Plain")
    }

    @Test func unreadablePageKeepsItsErrorAndName() throws {
        try docs.write(Data([0x41, 0xFF]), to: "Guides/Bad.md")
        let bad = page("Guides/Bad")
        #expect(bad.title == "Bad")
        #expect(bad.error == .notUTF8(docs.file("Guides/Bad.md"), line: 1))
        #expect(bad.document == nil)
    }

    @Test(arguments: [("README", 0), ("Guides/readme", 0), ("index", 1), ("Guides/Templates", nil)])
    func indexPagesAreKnownByName(path: String, rank: Int?) {
        #expect(page(path).indexRank == rank)
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
    func relativeDestinationsLeadBelowTheFolder(destination: String, target: DocsTarget?) {
        #expect(page("Guides/Templates").target(of: destination) == target)
    }
}
