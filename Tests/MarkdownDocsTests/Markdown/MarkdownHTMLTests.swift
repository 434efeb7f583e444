import Foundation
import HTMLParsing
import Testing

@testable import MarkdownDocs

struct MarkdownHTMLTests {
    private func document(_ markdown: String) throws -> MarkdownDocument {
        try MarkdownDocument(markdown, file: URL(filePath: "/docs/Guide.md"))
    }

    /// Returns the HTML without line breaks, which must be well formed.
    private func html(_ markdown: String) throws -> String {
        let html = try document(markdown).html { "to-\($0)" }
        let inspection = try HTMLParser.inspect(html)
        #expect(inspection.errors == 0 && inspection.movedElements.isEmpty, "\(html)")
        return html.replacing("\n", with: "")
    }

    @Test(arguments: [
        ("Press <kbd>A</kbd>+<KBD>B</KBD>", "<p>Press <kbd>A</kbd>+<kbd>B</kbd></p>"),
        ("H<sub>2</sub>O<br>m<sup>2</sup>", "<p>H<sub>2</sub>O<br>m<sup>2</sup></p>"),
        ("<tt>a</tt> <strike>b</strike>", "<p><code>a</code> <s>b</s></p>"),
        ("<b>*a* [b](c)</b>", "<p><b><em>a</em> <a href=\"to-c\">b</a></b></p>"),
        ("| a |\n|---|\n| b<br/>c<ul><li>d</li></ul> |", "<td>b<br>c<ul><li>d</li></ul></td>"),
        ("<a href=\"b.md\" target=\"_blank\">a</a>", "<p><a href=\"to-b.md\">a</a></p>"),
        ("<p align=\"center\">\n<b>a</b> &amp; b\n</p>", "<p class=\"center\"><b>a</b> &amp; b</p>"),
        ("<center>\n\n# A\n\n</center>", "<div class=\"center\"><h1 id=\"a\">A</h1></div>"),
        ("<p>\n\n*a*\n\n</p>", "<div><p><em>a</em></p></div>"),
        ("<table><tr><td colspan=2>\n\n- a\n\n</td></tr></table>", "<td colspan=\"2\"><ul><li>a</li></ul></td>"),
        ("<ol start=3>\n<li>a</li>\n</ol>", "<ol start=\"3\"><li>a</li></ol>"),
        ("- a\n  <details>\n\n  b\n\n  </details>", "<details><p>b</p></details>"),
    ])
    func knownElementsAreShown(markdown: String, expected: String) throws {
        #expect(try html(markdown).contains(expected))
        #expect(try document(markdown).plainTags.isEmpty)
    }

    @Test func detailsContainMarkdown() throws {
        let html = try html("<details open>\n<summary>More <b>x</b></summary>\n\n```\n<a>\n```\n\n</details>\n\nb")
        #expect(html.contains("<details open=\"\"><summary>More <b>x</b></summary><pre><code>&lt;a&gt;</code></pre>"))
        #expect(html.hasSuffix("</details><p>b</p>"))
    }

    @Test func imagesHaveSafeAttributes() throws {
        let html = try html(
            """
            <picture>
              <source media="(prefers-color-scheme: dark)" srcset="dark.png 2x">
              <img src="a b.png" width="50%" height="x" align=right onerror="x" style="y" alt="&quot;A&quot;">
            </picture>
            """)
        #expect(html.contains("media=\"(prefers-color-scheme: dark)\" srcset=\"to-dark.png 2x\""))
        #expect(html.contains("<img class=\"end\" alt=\"&quot;A&quot;\" src=\"to-a b.png\" width=\"50%\">"))
    }

    @Test(arguments: [
        ("<script>alert(1)</script>", "<pre><code>&lt;script&gt;alert(1)&lt;/script&gt;</code></pre>", ["<script>"]),
        ("a <button x=\"\">b</button>", "a &lt;button x=&quot;&quot;&gt;b&lt;/button&gt;", ["<button x=\"\">"]),
        ("a <kbd>b", "a &lt;kbd&gt;b", ["<kbd>"]), ("a</kbd>", "a&lt;/kbd&gt;", ["</kbd>"]),
        ("*a <b>b* c</b>", "<em>a &lt;b&gt;b</em> c&lt;/b&gt;", ["<b>", "</b>"]),
        ("a <div>b</div>", "a &lt;div&gt;b&lt;/div&gt;", ["<div>", "</div>"]),
        ("<li>a</li>", "&lt;li&gt;a&lt;/li&gt;", ["<li>", "</li>"]),
        ("<table><tr>a</tr></table>", "&lt;table&gt;&lt;tr&gt;a", ["<table>", "<tr>", "</tr>", "</table>"]),
        ("<a href=a>[b](c)</a>", "&lt;a href=a&gt;<a href=\"to-c\">b</a>", ["<a href=a>", "</a>"]),
        ("[a <a href=b>c</a>](d)", "<a href=\"to-d\">a &lt;a href=b&gt;c", ["<a href=b>", "</a>"]),
        ("<p>a\n<video src=b></video>\n</p>", "<p>a&lt;video src=b&gt;", ["<video src=b>"]),
        ("Array<Int>", "<p>Array&lt;Int&gt;</p>", ["<Int>"]),
    ])
    func otherTagsAreText(markdown: String, expected: String, tags: [String]) throws {
        #expect(try html(markdown).contains(expected))
        #expect(try document(markdown).plainTags.map(\.source) == tags)
    }

    @Test func tagsHaveTheirLines() throws {
        let document = try document("a\n<x>\n\n| a |\n|---|\n| <y> |\n\n<div>\n<z>\n</div>\n")
        #expect(document.plainTags.map(\.line) == [2, 6, 9])
        let links = try self.document("<div>\n<a href='a.md'>b</a>\n<img src=c.png></div>").links
        #expect(links == [MarkdownLink(destination: "a.md", line: 2), MarkdownLink(destination: "c.png", line: 3)])
    }

    @Test(arguments: [
        "javascript:x", "&#106;avascript:x", "java\tscript:x", " JavaScript:x", "data:text/html,x", "vbscript:x",
    ])
    func unsafeDestinationsAreEmpty(destination: String) throws {
        let document = try document("<a href=\"\(destination)\">a</a> <img src=\"\(destination)\">")
        #expect(document.html().contains("<a href=\"\">a</a> <img src=\"\" alt=\"\">"))
    }

    @Test func namesAreAnchors() throws {
        let document = try document("<a name=\"Top\"></a>\n\n# Use <a id=\"use\"></a>\n\n<a name='x y'></a>[a](#Top)")
        #expect(document.hasAnchor("top") && document.anchor(meant: "Top") == "top")
        #expect(document.misspelledAnchor("Top") == nil && document.misspelledAnchor("TOP") == "top")
        let html = document.html()
        #expect(html.contains("<a id=\"top\"></a>") && html.contains("<h1 id=\"use-\">"))
        #expect(html.contains("<a id=\"use\">") && html.contains("<a></a>"))
    }

    @Test func aDeletionIsInAParagraph() throws {
        #expect(try html("<div>~~a<p>b</p>c~~</div>\n\n~~d<kbd>e</kbd>~~").contains("~~a<p>b</p>c~~"))
        #expect(try html("~~d<kbd>e</kbd>~~") == "<p><del>d<kbd>e</kbd></del></p>")
    }

    @Test func theFirstOfEqualIdsCounts() throws {
        let html = try document("# A\n\n<a name=a></a><a name=b></a><a name=b></a>").html()
        #expect(html.matches(of: /id="a"/).count == 1 && html.matches(of: /id="b"/).count == 1)
    }

    @Test(arguments: ["<b>", "<kbd>a</kbd>", "<ul><li>", "</b>", "<a href=b>"])
    func manyTagsAreReadInLinearTime(part: String) throws {
        #expect(!(try html(String(repeating: part, count: 5_000)).isEmpty))
        let deep = String(repeating: "> ", count: 5_000) + String(repeating: part, count: 5_000)
        #expect(!(try document(deep).html().isEmpty))
    }
}
