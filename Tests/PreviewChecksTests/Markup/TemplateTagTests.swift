import HTMLParsing
import TemplateEngine
import Testing

@testable import PreviewChecks

@Suite struct TemplateTagTests {
    /// Whether the first tag of a template may have written the first element of HTML.
    private func mayHaveWritten(_ html: String, _ template: String) throws -> Bool {
        let outline = try #require(
            TemplateLibrary(sources: [TemplateSource(name: "view", file: "view.mustache", text: template)]).outline(
                of: "view"))
        let tag = RenderedTag(try #require(HTMLParser.parse(html).roots.first?.element))
        return TemplateMarkup(outline).offsets(of: tag, limit: 1) == [0]
    }

    @Test(arguments: [
        ("<p>", "<p>"), ("<p class=\"a\" id=\"b\">", "<P ID=b class='a'>"),
        ("<p id=\"row-1\">", "<p id=\"row-{{n}}\">"),
        ("<p>", "<p{{#x}} hidden{{/x}}>"), ("<p hidden>", "<p{{#x}} hidden{{/x}}>"),
        ("<p a=\"1\" b=\"2\">", "<p {{> More}}>"), ("<p a=\"1\" b=\"2\">", "<p {{n}}=\"2 > 1\" b=\"2\">"),
        ("<h2 id=\"a\">", "<h{{n}} id=\"a\">"), ("<b id=\"a\">", "<{{n}} id=\"a\">"),
        ("<b id=\"a\">", "<{{#x}}b{{/x}}{{^x}}i{{/x}} id=\"a\">"), ("<p a=\"1\" b=\"2\">", "<p a={{n}} b=\"2\">"),
        ("<p class=\"b\">", "<p{{#x}} class=\"a\"{{/x}}{{^x}} class=\"b\"{{/x}}>"),
        ("<p id=\"a\">", "<p id=\"a\"{{#x}} hidden{{/x}}>"),
        ("<p class=\"a b\">", "<p class=\"a{{#x}} b{{/x}}\">"), ("<p title=\"a &amp; b\">", "<p title=\"a &amp; b\">"),
        ("<p id=\"a\">", "<p id=\"a\" id=\"b\">"), ("<p id=\"b\">", "<p{{#x}} id=\"a\"{{/x}} id=\"b\">"),
        ("<svg viewBox=\"0 0 1 1\"></svg>", "<svg viewBox=\"0 0 1 1\">"),
    ])
    func mayHaveWritten(html: String, template: String) throws {
        #expect(try mayHaveWritten(html, template))
    }

    @Test(arguments: [
        ("<b id=\"a\">", "<h{{n}} id=\"a\">"), ("<h2 id=\"a\">", "<h{{n}} id=\"b\">"),
        ("<p>", "<b>"), ("<p>", "</p>"), ("<p>", "<p class=\"a\">"), ("<p class=\"a\">", "<p>"),
        ("<p class=\"a\">", "<p class=\"b\">"), ("<p class=\"a\">", "<p id=\"a\">"),
        ("<p id=\"a\">", "<p id=\"a\" class=\"{{b}}\">"),
        ("<p id=\"a\">", "<p id=\"b\"{{#x}} hidden{{/x}}>"), ("<p>", "<p id=\"a\"{{#x}} hidden{{/x}}>"),
        ("<p class=\"b\">", "<p{{#x}} hidden{{/x}}>"), ("<p id=\"b\">", "<p id=\"a\" id=\"b\">"),
    ])
    func canNotHaveWritten(html: String, template: String) throws {
        #expect(try !mayHaveWritten(html, template))
    }
}
