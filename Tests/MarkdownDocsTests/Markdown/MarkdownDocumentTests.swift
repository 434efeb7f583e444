import Diagnostics
import Foundation
import Testing

@testable import MarkdownDocs

struct MarkdownDocumentTests {
    private static let file = URL(filePath: "/docs/Getting started.md")

    private func document(_ markdown: String) throws -> MarkdownDocument {
        try MarkdownDocument(markdown, file: Self.file)
    }

    @Test(arguments: [
        ("Text\n\n## Second\n\n# The *first* `one`\n\n# Other", "The first one"),
        ("A title\nin two lines\n===", "A title in two lines"),
        ("# [Linked](a.md) &amp; ![pictured](a.png) named", "Linked & named"),
        ("# ![Logo](a.png)\n\n# Second", "Logo"), ("<h1 align=\"center\">\n  A &amp; B\n</h1>", "A & B"),
        ("## Only a second level", "Getting started"),
        ("#\n\ntext", "Getting started"),
        ("", "Getting started"),
    ])
    func titleIsFirstLevelOneHeadingOrFileName(markdown: String, title: String) throws {
        #expect(try document(markdown).title == title)
    }

    @Test func headingsAreThoseOfTheWholeDocument() throws {
        let headings = try document("# One\n\n> ## Quoted\n\n- ### In `code`\n\nOne\n---").headings
        #expect(
            headings == [
                MarkdownHeading(level: 1, text: "One", anchor: "one"),
                MarkdownHeading(level: 2, text: "Quoted", anchor: "quoted"),
                MarkdownHeading(level: 3, text: "In code", anchor: "in-code"),
                MarkdownHeading(level: 2, text: "One", anchor: "one-1"),
            ])
    }

    @Test func linksHaveTheirLines() throws {
        let links = try document("one [a](A.md)\ntwo ![b](b.png)\n\n> - [c]\n\n# [d](<D e.md>)\n\n[c]: C.md 'c'").links
        #expect(
            links == [
                MarkdownLink(destination: "A.md", line: 1),
                MarkdownLink(destination: "b.png", line: 2),
                MarkdownLink(destination: "C.md", line: 4),
                MarkdownLink(destination: "D e.md", line: 6),
            ])
    }

    @Test func linesAreCountedWithEveryLineEnding() throws {
        #expect(try document("\u{FEFF}a\r\n\r\n[b](b)").links.map(\.line) == [3])
    }

    @Test func codeBlocksAreWhole() throws {
        let markdown = "a\n\n```swift file=A.swift\nlet a = \"<b>\"\n\n```\n\n- ~~~\n  x\n  ~~~\n\n      y"
        let blocks = try document(markdown).codeBlocks
        #expect(
            blocks == [
                MarkdownCodeBlock(info: "swift file=A.swift", code: "let a = \"<b>\"\n\n", line: 3),
                MarkdownCodeBlock(info: "", code: "x\n", line: 8),
                MarkdownCodeBlock(info: "", code: "y\n", line: 12),
            ])
        #expect(blocks.map(\.language) == ["swift", nil, nil])
    }

    @Test func `Passages are the texts of blocks and the lines of code, each below its heading`() throws {
        let markdown = """
            Before *it*.

            # One ![image](a.png)

            - a
              second line
            - > b

            ```swift
            let a = 1

              let b = 2
            ```

            ```preview BView/x
            ```

            ## Two

            | Name | Value |
            | --- | --- |
            | `x` | [y](z.md) |

            <details><summary>More</summary>

            Text

            </details>
            """
        let passages = try document(markdown).passages
        #expect(
            passages.map(\.text) == [
                "Before it.", "One", "a second line", "b", "let a = 1", "let b = 2", "BView/x", "Two", "Name", "Value",
                "x", "y",
                "More", "Text",
            ])
        let anchors = [nil] + Array(repeating: "one-", count: 6) + Array(repeating: "two", count: 7)
        #expect(passages.map(\.anchor) == anchors)
    }

    @Test func headingsCarryTheirAnchors() throws {
        let html = try document("# One & *two*\n\n- ## Same\n\n## Same").html()
        #expect(html.contains("<h1 id=\"one--two\">\nOne &amp; <em>two</em>\n</h1>"))
        #expect(html.contains("<h2 id=\"same\">"))
        #expect(html.contains("<h2 id=\"same-1\">"))
    }

    @Test func headingCannotBreakOutOfItsId() throws {
        let html = try document("# \"><img src=x onerror=alert(1)> \\\" &quot;").html()
        #expect(html.hasPrefix("<h1 id=\"--\">\n&quot;&gt;<img src=\"x\" alt=\"\"> &quot;"))
    }

    @Test func everyDestinationIsRewritten() throws {
        let html = try document("[a](A.md#x \"t\") ![b](b.png) <https://c.example>").html { "/docs?to=\($0)&x=\"" }
        #expect(html.contains("<a href=\"/docs?to=A.md#x&amp;x=%22\" title=\"t\">a</a>"))
        #expect(html.contains("<img src=\"/docs?to=b.png&amp;x=%22\" alt=\"b\" />"))
        #expect(html.contains("<a href=\"/docs?to=https://c.example&amp;x=%22\">"))
    }

    @Test func headingsHaveNoImagesInTheirAnchors() throws {
        let headings = try document("# ![Logo](a.png) My <b>own</b>\n\n## A ![](b.png)\n\n## ![C](c.png)").headings
        #expect(headings.map(\.text) == ["My own", "A", "C"])
        #expect(headings.map(\.anchor) == ["-my-own", "a-", "section"])
    }

    @Test func commentsAreLeftOut() throws {
        #expect(try document("<!-- one -->\n\na<!-- two -->b").html() == "<p>ab</p>\n")
    }

    @Test func textAfterACommentIsNot() throws {
        #expect(try document("<!-- one --> kept").html().contains("kept"))
    }

    @Test(arguments: ["<!-- one --> kept <!-- two -->", "<!-- one --> kept\n<!-- two -->", "<!--> kept -->"])
    func textBetweenCommentsIsNot(markdown: String) throws {
        #expect(try document(markdown).html().contains("kept"))
    }

    @Test func commentsInARowAreLeftOut() throws {
        #expect(try document("<!-- one -->\n<!-- two\n--> <!-- three -->\n\na").html() == "<p>a</p>\n")
    }

    @Test(arguments: ["javascript:alert(1)", "JavaScript:x", "vbscript:x", "file:///etc/passwd", "data:text/html,x"])
    func unsafeDestinationIsEmptied(destination: String) throws {
        #expect(try document("[a](\(destination))").html() == "<p><a href=\"\">a</a></p>\n")
        #expect(try document("[a](b)").html { _ in destination } == "<p><a href=\"\">a</a></p>\n")
    }

    @Test func charactersWithMarksAreEscaped() throws {
        #expect(try document("`<\u{301}a>`").html() == "<p><code>&lt;\u{301}a&gt;</code></p>\n")
    }

    @Test func nulIsReplaced() throws {
        #expect(try document("a\0b").html() == "<p>a\u{FFFD}b</p>\n")
    }

    @Test func depthIsNotThatOfTheStack() throws {
        let deep = try document(String(repeating: ">", count: 200_000) + "# [Deep](x)")
        #expect(deep.headings.map(\.text) == ["Deep"])
        #expect(deep.html().contains("<h1 id=\"deep\">"))
    }

    @Test func longestDocumentIsTakenAndNoLonger() throws {
        let longest = String(repeating: "a", count: MarkdownDocument.sizeLimit)
        #expect(try document(longest).html().utf8.count == longest.utf8.count + "<p></p>\n".utf8.count)
        let limit = MarkdownDocument.sizeLimit
        #expect(throws: Diagnostic.tooLarge(Self.file, size: limit + 1, limit: limit)) {
            try document(longest + "a")
        }
    }

    @Test func theWidestTableIsTakenAndNoWiderOne() throws {
        let columns = MarkdownDocument.columnLimit
        let (head, marks) = (String(repeating: "|a", count: columns), String(repeating: "|-", count: columns))
        #expect(try document("Text\n\n\(head)\n\(marks)").html().contains("<table>"))
        let error = #expect(throws: Diagnostic.self) { try document("Text\n\n\(head)|b\n\(marks)|-") }
        #expect(error?.place?.line == 3)
        #expect(error?.message == "The line has more than 1000 '|', so it is too long for a table. Split it.")
    }
}
