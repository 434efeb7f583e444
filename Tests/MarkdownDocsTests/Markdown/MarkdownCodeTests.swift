import Foundation
import HTMLParsing
import Testing

@testable import MarkdownDocs

/// How pages show blocks of code.
struct MarkdownCodeTests {
    private func html(_ markdown: String) throws -> String {
        let html = try MarkdownDocument(markdown, file: URL(filePath: "/docs/Guide.md")).html()
        let inspection = try HTMLParser.inspect(html)
        #expect(inspection.errors == 0 && inspection.movedElements.isEmpty, "\(html)")
        return html.replacing("\n", with: "")
    }

    @Test func neighborsWithNamesAreVariants() throws {
        let html = try html(
            """
            ```swift tab=Swift
            a()
            ```
            ```mustache tab="Mustache & <b>"
            {{a}}
            ```
            """)
        #expect(
            html == """
                <div class="code-tabs"><div class="code-tabs-row">\
                <label><input type="radio" name="tabs-1" checked>Swift</label>\
                <label><input type="radio" name="tabs-1">Mustache &amp; &lt;b&gt;</label></div>\
                <div class="code-tab"><pre><code class="language-swift">a()</code></pre></div>\
                <div class="code-tab"><pre><code class="language-mustache">{{a}}</code></pre></div></div>
                """)
    }

    @Test func textBetweenBlocksSeparatesVariants() throws {
        let block = "```sh tab=A\na\n```\n"
        let html = try html(block + block + "\nText\n\n" + block + "```sh\nb\n```\n" + block + block)
        #expect(html.matches(of: /class="code-tabs"/).count == 2)
        #expect(html.matches(of: /name="tabs-(\d+)" checked/).map { String($0.output.1) } == ["1", "16"])
        #expect(html.matches(of: /<pre>/).count == 6)
    }

    @Test(arguments: [
        ("swift tab=Swift", "Swift"), ("sh tab=\"On Linux\" file=a", "On Linux"), ("sh tab=", nil), ("tab=A", nil),
    ])
    func theNameOfAVariant(info: String, name: String?) {
        #expect(MarkdownCodeBlock(info: info, code: "", line: 1).tab == name)
    }

    @Test func aPartOfASwiftFileBeginsAtTheEdge() throws {
        let html = try html("```swift\n        .a {\n            b\n\n        }\n```\n\n```yaml\n  a: b\n```\n")
        #expect(html.contains("<code class=\"language-swift\">.a {    b}</code>"))
        #expect(html.contains("<code class=\"language-yaml\">  a: b</code>"))
    }
}
