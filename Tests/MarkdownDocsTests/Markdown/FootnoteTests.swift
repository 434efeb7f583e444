import Foundation
import Testing

@testable import MarkdownDocs

struct FootnoteTests {
    private func document(_ markdown: String) throws -> MarkdownDocument {
        try MarkdownDocument(markdown, file: URL(filePath: "/docs/Guide.md"))
    }

    private func html(_ markdown: String) throws -> String { try document(markdown).html().replacing("\n", with: "") }

    @Test func notesAreAtTheEndInTheOfTheirReferences() throws {
        let html = try html("a[^x] b[^1] c[^x]\n\n[^1]: One\n[^x]: Two *words*\n\n    More\n\nEnd\n")
        #expect(html.hasPrefix("<p>a<sup><a href=\"#fn:1\" id=\"fnref:1:1\" role=\"doc-noteref\">1</a></sup> b<sup>"))
        #expect(html.contains("id=\"fnref:2:1\" role=\"doc-noteref\">2</a>"))
        #expect(html.contains("id=\"fnref:1:2\" role=\"doc-noteref\">1</a>"))
        #expect(html.contains("<p>End</p><section class=\"footnotes\">"))
        #expect(html.contains("<li id=\"fn:1\"><p>Two <em>words</em></p><p>More <a href=\"#fnref:1:1\""))
        #expect(html.contains("↩<sup>2</sup></a></p></li><li id=\"fn:2\"><p>One <a"))
    }

    @Test(arguments: ["a[^1]", "`[^1]`\n\n[^1]: b", "a\\[^1]\n\n[^1]: b", "```\n[^1]: b\n```\n\na[^1]", "[^1]: b"])
    func withoutANoteOrAReferenceThereIsNone(markdown: String) throws {
        #expect(!(try html(markdown).contains("footnotes")))
    }

    @Test func aNoteOfOneWordIsNotALink() throws {
        let document = try document("a[^1]\n\n[^1]: word\n\n[b](c.md)")
        #expect(document.links == [MarkdownLink(destination: "c.md", line: 5)])
        #expect(document.html().contains("<p>word <a"))
    }

    @Test func linksOfNotesHaveTheirLines() throws {
        #expect(try document("a[^1]\n\n[^1]: [b](c.md)").links == [MarkdownLink(destination: "c.md", line: 3)])
    }

    @Test func notesReferToNotesAndAreReferredToInTables() throws {
        let html = try html("| a[^1] |\n|---|\n\n[^1]: b[^2]\n[^2]: c[^1]")
        #expect(html.contains("<th scope=\"col\">a<sup>"))
        #expect(html.contains("<li id=\"fn:2\"><p>c<sup><a href=\"#fn:1\" id=\"fnref:1:2\""))
    }

    @Test func listsStay() throws {
        let html = try html("1) a\n2) b[^1]\n[^1]: c\n")
        #expect(html.contains("<li>a</li><li>b<sup>"))
    }

    @Test func headingsHaveNoNumbers() throws {
        #expect(try document("# A[^1]\n\n[^1]: b").title == "A")
    }
}
