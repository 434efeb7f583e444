import Testing

@testable import SwiftUI

@Suite struct MarkdownTextTests {
    private typealias Inline = MarkdownText.Inline

    private func shown(_ text: String) -> String {
        MarkdownText.inlines(in: text).map { inline in
            var text = inline.text
            if inline.intents.contains(.code) { text = "<code>\(text)</code>" }
            if inline.intents.contains(.emphasis) { text = "<em>\(text)</em>" }
            if inline.intents.contains(.strong) { text = "<strong>\(text)</strong>" }
            if inline.intents.contains(.strikethrough) { text = "<s>\(text)</s>" }
            return inline.link.map { "<a \($0)>\(text)</a>" } ?? text
        }.joined()
    }

    @Test(arguments: [
        ("plain", "plain"), ("", ""),
        ("**bold** and *italic*", "<strong>bold</strong> and <em>italic</em>"),
        ("__bold__ and _italic_", "<strong>bold</strong> and <em>italic</em>"),
        ("***both***", "<strong><em>both</em></strong>"),
        ("**a *b* c**", "<strong>a </strong><strong><em>b</em></strong><strong> c</strong>"),
        ("snake_case_name and 2 * 3 * 4", "snake_case_name and 2 * 3 * 4"),
        ("**open", "**open"), ("a ** b **", "a ** b **"), ("***a** b*", "<strong><em>a</em></strong><em> b</em>"),
        ("~~gone~~ and ~this~", "<s>gone</s> and <s>this</s>"), ("~~~a~~~", "~~~a~~~"),
        ("`a*b*` and ``c ` d``", "<code>a*b*</code> and <code>c ` d</code>"), ("`open", "`open"),
        (#"\*a\* \x"#, #"*a* \x"#),
    ])
    func marksStyleTheirContent(_ text: String, _ expected: String) {
        #expect(shown(text) == expected)
    }

    @Test(arguments: [
        ("[Site](https://a.org)", "<a https://a.org>Site</a>"),
        ("[**Site**](https://a.org/(b) \"Title\") c", "<a https://a.org/(b)><strong>Site</strong></a> c"),
        ("[a](<https://a.org/b c>)", "<a https://a.org/b c>a</a>"),
        ("[a [b](https://c.org)](https://d.org)", "[a <a https://c.org>b</a>](<a https://d.org>https://d.org</a>)"),
        ("[a] (b) and [c", "[a] (b) and [c"), ("![photo](https://a.org/b.png)", "photo"),
        ("<https://a.org/b> <me@a.org>", "<a https://a.org/b>https://a.org/b</a> <a mailto:me@a.org>me@a.org</a>"),
        (
            "See https://a.org/b, or www.c.org.",
            "See <a https://a.org/b>https://a.org/b</a>, or <a http://www.c.org>www.c.org</a>."
        ),
        ("me@a.org", "<a mailto:me@a.org>me@a.org</a>"), ("a < b > c", "a < b > c"),
        ("`https://a.org`", "<code>https://a.org</code>"),
    ])
    func addressesAreLinks(_ text: String, _ expected: String) {
        #expect(shown(text) == expected)
    }

    @Test(arguments: [
        ("^[3 cup](inflect: true) of tea", "3 cup of tea"), ("^[**3** cup](inflect: true)", "<strong>3</strong> cup"),
        ("^[a](color: 'red')", "a"), ("^[a] b", "^[a] b"), ("^[a](b", "^[a](b"), ("2^8", "2^8"),
    ])
    func attributesAreNotShown(_ text: String, _ expected: String) {
        #expect(shown(text) == expected)
    }

    @Test func onlyOneAttributeIsAboutGrammar() {
        let inlines = MarkdownText.inlines(in: "^[3 cup](inflect: true) ^[a](b: true)")
        #expect(inlines.map(\.isInflected) == [true, false])
    }

    @Test func manyMarksAreReadInBoundedTime() {
        for text in ["*a ", "[a", "`a", "**a* ", "<a", "![", "[a](", "^[a](b"] {
            let many = String(repeating: text, count: 5000)
            #expect(MarkdownText.inlines(in: many).map(\.text).joined().count <= many.count)
        }
    }
}
