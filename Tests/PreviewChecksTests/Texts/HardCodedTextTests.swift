import TemplateEngine
import Testing

@testable import PreviewChecks

@Suite struct HardCodedTextTests {
    private func texts(_ template: String) throws -> [String] {
        let library = TemplateLibrary(sources: [TemplateSource(name: "view", file: "view.mustache", text: template)])
        return try #require(library.outline(of: "view")).hardCodedTexts.map { text in
            let attribute = text.attribute.map { "\($0)=" } ?? ""
            return "\(text.place.line ?? 0):\(text.place.column ?? 0) \(attribute)\(text.text)"
        }
    }

    @Test(arguments: [
        ("<p>From: {{sender}}</p>", ["1:4 From"]),
        ("<p>\n  Now and\n then: {{a}}, (ever)</p>", ["2:3 Now and then: …, (ever"]),
        ("{{a}} of {{b}}{{c}} and {{> d}} more {{e}}", ["1:7 of … and … more"]),
        ("{{#a}}Open{{/a}}{{^a}}Closed{{/a}}", ["1:7 Open", "1:23 Closed"]),
        ("One{{! a remark }} text", ["1:1 One text"]), ("{{=<% %>=}}<% a %> is <% b %>", ["1:20 is"]),
        ("<p>東京タワー &amp; Привет</p><p>42</p>", ["1:4 東京タワー & Привет", "1:29 42"]),
        ("<p>a &lt; b</p>", ["1:4 a < b"]), ("<p>1 < 2</p>", ["1:4 1 < 2"]),
        ("<b title='Bold {{x}}' aria-label=Main class=c>{{x}}</b>", ["1:11 title=Bold", "1:34 aria-label=Main"]),
        ("<p{{#a}} title=\"Text{{b}}\"{{/a}}>", ["1:17 title=Text"]),
        ("<input type=\"TEXT\" value='Val \"x\"'>", ["1:27 value=Val \"x"]), ("<input value=\"1\">", []),
        ("<input type=submit value=\"1\">", ["1:27 value=1"]), ("<input type=\"{{t}}\" value=\"a\">", []),
        ("<code translate=no>a <code>b</code></code>c<!-- d --><script>e</script>", ["1:43 c"]),
        ("&nbsp; &copy; – {{a}}", []), ("<title>a<b></title>", ["1:8 a<b"]),
    ])
    func findsWhatATemplateSays(template: String, expected: [String]) throws {
        #expect(try texts(template) == expected)
    }

    @Test func theTextsOfAViewAreThoseOfItsTemplates() {
        let sources = [
            ("App/RowView", "row{{> Cell}}"), ("App/Cell", "cell{{> Row}}"),
            ("App/Row", "{{> RowView}}{{> Host/Icon}}"),
            ("App/Other", "other"), ("Host/Icon", "icon"),
        ].map { TemplateSource(name: $0, file: "\($0).mustache", text: $1) }
        let library = TemplateLibrary(sources: sources)
        #expect(library.hardCodedTexts(ofView: "RowView").map(\.text) == ["row", "cell"])
        #expect(library.hardCodedTexts(ofView: "Host/Icon") == [])
        #expect(library.hardCodedTexts(ofView: "None") == [])
    }
}
