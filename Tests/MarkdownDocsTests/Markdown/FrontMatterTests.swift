import Foundation
import Testing

@testable import MarkdownDocs

struct FrontMatterTests {
    private func document(_ markdown: String) throws -> MarkdownDocument {
        try MarkdownDocument(markdown, file: URL(filePath: "/docs/Guide.md"))
    }

    @Test func titleAndOrderAreRead() throws {
        let document = try document("---\ntitle: \"A: guide\"\norder: 2\n# for others\nlayout: page\n---\n# Heading\n")
        #expect(document.title == "A: guide")
        #expect(document.order == 2)
        #expect(document.html() == "<h1 id=\"heading\">\nHeading\n</h1>\n")
    }

    @Test(arguments: [
        "---\ntags:\n- a\n- b: c\n-\ntitle: Guide\n---\n", "---  \ntitle: Guide  \n---\t\n",
        "--- \r\ntitle: Guide # of today\r\norder: 2 # later\r\n--- ", "---\ntitle: 'Guide'\nlist:\n  - a\n---\n",
    ])
    func listsSpacesAndCommentsAreAllowed(page: String) {
        let front = FrontMatter(page)
        #expect(front.title == "Guide")
        #expect(front.problems.isEmpty && front.rest.allSatisfy(\.isNewline))
    }

    @Test func aSignInQuotesIsNotAComment() throws {
        #expect(try document("---\ntitle: \"Issue #3\"\n---\n").title == "Issue #3")
    }

    @Test func theLastLineCanEndIt() throws {
        let front = FrontMatter("---\ntitle: Guide\n---")
        #expect(front.title == "Guide" && front.rest.allSatisfy(\.isNewline))
    }

    @Test func linesStay() throws {
        let document = try document("---\r\ntitle: A\r\n---\r\n\r\n[b](b.md)\r\n")
        #expect(document.links.map(\.line) == [5])
    }

    @Test(arguments: ["---\n\nText\n\n---\n", "a\n---\ntitle: B\n---\n", "---\ntitle: A\n", "---\n", "", "# A\n"])
    func anythingElseIsThePage(markdown: String) throws {
        let front = FrontMatter(markdown)
        #expect(front.title == nil)
        #expect(front.rest == markdown)
    }

    @Test(arguments: ["-1", "10000", "first", ""])
    func aWrongOrderIsNone(order: String) throws {
        let document = try document("---\ntitle: A\norder: \(order)\n---\n")
        #expect(document.order == nil)
        #expect(document.frontMatterProblems.map(\.line) == [3])
        #expect(
            document.frontMatterProblems.first?.message
                == "'\(order)' is not a valid order. It is not a whole number from 0 to 9999.")
    }

    @Test func aQuoteWithoutAnEndIsAProblem() throws {
        let document = try document("---\n\ntitle: \"A\n---\n")
        #expect(document.title == "\"A")
        #expect(document.frontMatterProblems.map(\.line) == [3])
        #expect(try self.document("---\ntitle: it's\n---\n").frontMatterProblems.isEmpty)
    }

    @Test(arguments: [
        ("---\ntitle: A\n\nText\n", 1), ("---\r\norder: 1\r\n", 1), ("---\n\nText\n", 0), ("---\nNote: a\n", 0),
    ])
    func frontMatterWithoutAnEndIsAProblem(page: String, count: Int) throws {
        #expect(try document(page).frontMatterProblems.count == count)
    }

    @Test func pagesWithAnOrderComeFirst() throws {
        let docs = try TemporaryDocs([
            "README.md": "# Home\n\n[c](C.md)\n", "A.md": "---\norder: 2\n---\n# A\n",
            "B.md": "---\norder: 1\n---\n# B\n",
            "C.md": "# C\n", "D.md": "# D\n",
        ])
        #expect(DocsLibrary(folders: [docs.folder]).pages.map(\.path) == ["README", "B", "A", "C", "D"])
    }
}
