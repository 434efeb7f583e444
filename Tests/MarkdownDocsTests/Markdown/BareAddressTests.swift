import Foundation
import Testing

@testable import MarkdownDocs

struct BareAddressTests {
    private func html(_ markdown: String) throws -> String {
        try MarkdownDocument(markdown, file: URL(filePath: "/docs/Guide.md")).html()
    }

    @Test(arguments: [
        ("See https://a.example/b_c?d=e&f.", "https://a.example/b_c?d=e&f"),
        ("(http://a.example/b_(c))", "http://a.example/b_(c)"), ("**https://a.example**", "https://a.example"),
        ("<b>x</b> https://a.example/~b", "https://a.example/~b"),
        ("\"https://a.example/b\"", "https://a.example/b"), ("'ftp://a.example',", "ftp://a.example"),
        ("https://a.example/?b&hl;.", "https://a.example/?b"),
        ("a=http://localhost:8080/b", "http://localhost:8080/b"), ("2https://a", "https://a"),
    ])
    func aPageIsALink(markdown: String, address: String) throws {
        let written = address.replacing("&", with: "&amp;")
        #expect(try html(markdown).contains("<a href=\"\(written)\">\(written)</a>"))
    }

    @Test func hostsAndMailboxesAreLinks() throws {
        #expect(try html("www.a.example/b, x").contains("<a href=\"http://www.a.example/b\">www.a.example/b</a>, x"))
        #expect(try html("to a.b+c@d.example.").contains("<a href=\"mailto:a.b+c@d.example\">a.b+c@d.example</a>."))
        #expect(try html("| a |\n|---|\n| http://b.example |").contains("<a href=\"http://b.example\">"))
    }

    @Test(arguments: [
        "`https://a.example`", "xhttps://a.example", "https://", "a@b", "a@b.1", "@State", "www.", "https://a_b.c_d",
        "\"www.a.example\"",
        "    https://a.example", "![https://a.example](b.png)",
    ])
    func anythingElseIsText(markdown: String) throws {
        #expect(!(try html(markdown).contains("<a ")))
    }

    @Test(arguments: ["[https://a.example](b)", "<https://a.example>", "<a href='b'>https://a.example</a>"])
    func aLinkContainsNoOther(markdown: String) throws {
        #expect(try html(markdown).ranges(of: "<a ").count == 1)
    }

    @Test(arguments: ["www._", "a@", "http://a", "https://(", "a@b.c,"])
    func longTextsAreReadInLinearTime(part: String) {
        #expect(BareAddress.all(in: String(repeating: part, count: 50_000)).count <= 50_000)
    }
}
