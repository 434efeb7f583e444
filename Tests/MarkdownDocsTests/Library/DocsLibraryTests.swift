import Diagnostics
import Foundation
import Testing

@testable import MarkdownDocs

struct DocsLibraryTests {
    @Test func laterFolderWins() throws {
        let first = try TemporaryDocs(["A.md": "# First A", "B.md": "# First B", "i/a.png": "1"])
        let second = try TemporaryDocs(["A.md": "# Second A", "i/a.png": "2", "C.md": "# Second C"])
        let library = DocsLibrary(folders: [first.folder, second.folder])
        #expect(library.pages.map(\.title) == ["First B", "Second A", "Second C"])
        #expect(library.files["i/a.png"]?.url.path == second.file("i/a.png").path)
    }

    @Test func badPageDoesNotHideTheOthers() throws {
        let docs = try TemporaryDocs(["A.md": "# A"])
        try docs.write(Data([0xFF]), to: "Bad.md")
        let library = DocsLibrary(folders: [docs.file("none"), docs.folder])
        #expect(library.pages.map(\.path) == ["A", "Bad"])
        #expect(library.errors == [.missing(docsFolder: docs.file("none")), .notUTF8(docs.file("Bad.md"), line: 1)])
        let bad = try #require(library.page(at: "Bad"))
        #expect(throws: Diagnostic.notUTF8(docs.file("Bad.md"), line: 1)) {
            try library.html(of: bad) { $0.encodedPath }
        }
    }

    @Test func namesThatDifferOnlyInTheirUnicodeFormAreAnError() throws {
        let docs = try TemporaryDocs(["caf\u{E9}.md": "# One", "cafe\u{301}.md": "# Other"])
        let library = DocsLibrary(folders: [docs.folder])
        #expect(library.pages.count == 1)
        #expect(library.errors.map(\.message).joined().contains("same name in another Unicode form"))
    }

    /// The files are those that were listed before the edit, so only what is read can show it.
    @Test func aFileWithTheSameStateIsNotReadAgain() throws {
        let docs = try TemporaryDocs(["A.md": "# A", "B.md": "# B"])
        let listed = DocsFiles(folders: [docs.folder])
        let library = DocsLibrary(listed, languages: DocsLanguages())
        try docs.write(Data("# A, edited".utf8), to: "A.md")
        let titles = { (files: DocsFiles) in
            DocsLibrary(files, languages: DocsLanguages(), earlier: library).pages.map(\.title)
        }
        #expect(titles(listed) == ["A", "B"])
        #expect(titles(DocsFiles(folders: [docs.folder])) == ["A, edited", "B"])
    }

    @Test(arguments: [("Forms", true), ("Board", true), ("Guides", false), ("Form", false), ("plan", false)])
    func aPageIsFoundByTheNameOfItsFileBeforeItIsRead(name: String, isThere: Bool) throws {
        let docs = try TemporaryDocs(["Guides/Forms.md": "# F", "Board.de.md": "# B", "plan.png": ""])
        #expect(DocsFiles(folders: [docs.folder]).mayHavePage(named: name) == isThere)
    }

    @Test func pagesAreFoundByPathOrFolder() throws {
        let docs = try TemporaryDocs([
            "README.md": "", "Guides/README.md": "", "Guides/A.md": "", "Both.md": "", "Both/index.md": "",
        ])
        let library = DocsLibrary(folders: [docs.folder])
        #expect(library.home?.path == "README")
        #expect(library.page(at: "")?.path == "README")
        #expect(library.page(at: "Guides")?.path == "Guides/README")
        #expect(library.page(at: "Guides/A")?.path == "Guides/A")
        #expect(library.page(at: "Both")?.path == "Both")
    }

    @Test func withoutIndexTheFirstPageIsHome() throws {
        let docs = try TemporaryDocs(["b.md": "", "a.md": ""])
        let library = DocsLibrary(folders: [docs.folder])
        #expect(library.home?.path == "a")
        #expect(library.page(at: "")?.path == "a")
    }

    @Test(arguments: ["None", "A.md", "../A", "./A", "/A", "i/a.png", "A\0"])
    func onlyPathsFoundWhenLoadingAreAnswered(path: String) throws {
        let docs = try TemporaryDocs(["A.md": "", "i/a.png": ""])
        #expect(DocsLibrary(folders: [docs.folder]).page(at: path) == nil)
    }

    @Test(arguments: ["A.md", "i", "../i/a.png", "i/../i/a.png", "/i/a.png", "i//a.png"])
    func onlyFilesFoundWhenLoadingAreAnswered(path: String) throws {
        let docs = try TemporaryDocs(["A.md": "", "i/a.png": ""])
        #expect(DocsLibrary(folders: [docs.folder]).files[path] == nil)
    }

    @Test func snapshotDoesNotChangeWithTheFiles() throws {
        let docs = try TemporaryDocs(["A.md": "# Old"])
        let library = DocsLibrary(folders: [docs.folder])
        try docs.write(Data("# New".utf8), to: "A.md")
        #expect(library.page(at: "A")?.title == "Old")
        #expect(DocsLibrary(folders: [docs.folder]).page(at: "A")?.title == "New")
    }

    @Test func neighborsFollowReadingOrder() throws {
        let docs = try TemporaryDocs(["a.md": "", "b.md": "", "c/d.md": ""])
        let library = DocsLibrary(folders: [docs.folder])
        #expect(library.pages.map { library.page(before: $0)?.path } == [nil, "a", "b"])
        #expect(library.pages.map { library.page(after: $0)?.path } == ["b", "c/d", nil])
    }

    @Test func emptyLibraryHasNothing() throws {
        let library = DocsLibrary(folders: [])
        #expect(library.home == nil)
        #expect(library.page(at: "") == nil)
        #expect(library.navigation.allPages.isEmpty)
    }

    @Test func relativeLinksGetTheAddressesOfTheHost() throws {
        let links = [
            "[a](../Start.md#große)",
            "![b](images/b%20c.png)",
            "[c](#here)",
            "[d](https://swift.org/x.md)",
            "[e](/x.md)",
            "[f](mailto:a@b.c)",
            "[g](../../out.md)",
            "[h](../more/)",
            "[i](None.md)",
        ]
        let docs = try TemporaryDocs([
            "guides/Page.md": links.joined(separator: "\n"), "Start.md": "# Große", "more/README.md": "",
            "guides/images/b c.png": "",
        ])
        let library = DocsLibrary(folders: [docs.folder])
        let page = try #require(library.page(at: "guides/Page"))
        let html = try library.html(of: page) { target in
            "/docs/\(target.encodedPath)\(target.kind == .page ? "?locale=de" : "")\(target.encodedFragment)"
        }
        let expected = [
            "<a href=\"/docs/Start?locale=de#gro%C3%9Fe\">a</a>",
            "<img src=\"/docs/guides/images/b%20c.png\" alt=\"b\" />",
            "<a href=\"#here\">c</a>",
            "<a href=\"https://swift.org/x.md\">d</a>",
            "<a href=\"/x.md\">e</a>",
            "<a href=\"mailto:a@b.c\">f</a>",
            "<a href=\"../../out.md\">g</a>",
            "<a href=\"/docs/more/README?locale=de\">h</a>",
            "<a href=\"/docs/guides/None?locale=de\">i</a>",
        ]
        #expect(html == "<p>" + expected.joined(separator: "\n") + "</p>\n")
    }
}
