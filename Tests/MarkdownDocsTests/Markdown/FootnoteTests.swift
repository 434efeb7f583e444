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

    @Test func eachReferenceIsShown() throws {
        let html = try html("Two.[^a][^b] See [the paper][^a].\n\n[^a]: A\n[^b]: B\n")
        #expect(html.contains("role=\"doc-noteref\">1</a></sup><sup><a href=\"#fn:2\""))
        #expect(html.contains(" See [the paper]<sup><a href=\"#fn:1\" id=\"fnref:1:2\""))
        #expect(html.contains("<p>A <a href=\"#fnref:1:1\"") && html.contains("<p>B <a"))
    }

    @Test(arguments: [
        ("> Quoted.[^q]\n>\n> [^q]: In.\n", "</blockquote><section"),
        ("1. One.[^q]\n\n   [^q]: In.\n\n2. Two.\n", "<li><p>Two.</p></li></ol><section"),
        ("1. One.[^q]\n2. Two.\n\n[^q]: In.\n", "<li>Two.</li></ol><section"),
        ("- - a[^q]\n\n    [^q]: In.\n", "</ul><section"),
    ])
    func aNoteCanBeWrittenInAnotherBlock(markdown: String, expected: String) throws {
        let html = try html(markdown)
        #expect(html.contains(expected) && html.contains("<li id=\"fn:1\"><p>In. <a"), "\(html)")
        #expect(html.ranges(of: "In.").count == 1)
    }

    @Test(arguments: [
        ("    One *word*.", "<p>One <em>word</em>. <a"), ("    | a |\n    |---|\n", "</table></div> <a"),
        ("        let a = 1\n", "<pre><code>let a = 1</code></pre> <a"), ("    - a\n", "<ul><li>a</li></ul> <a"),
    ])
    func aNoteMayBeginAfterAnEmptyLine(markdown: String, expected: String) throws {
        let html = try html("x[^d]\n\n[^d]:\n\n\(markdown)\n\nEnd\n")
        #expect(html.contains("<p>End</p><section"), "\(html)")
        #expect(html.contains(expected), "\(html)")
    }

    @Test func aReferenceInALinkIsOnlyANumber() throws {
        #expect(try html("[a[^1]](b)\n\n[^1]: c").contains("<a href=\"b\">a<sup>1</sup></a>"))
    }

    @Test func listsStay() throws {
        let html = try html("1) a\n2) b[^1]\n[^1]: c\n")
        #expect(html.contains("<li>a</li><li>b<sup>"))
    }

    @Test func headingsHaveNoNumbers() throws {
        #expect(try document("# A[^1]\n\n[^1]: b").title == "A")
    }
}
