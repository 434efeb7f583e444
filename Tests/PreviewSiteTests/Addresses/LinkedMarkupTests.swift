import Testing

@testable import PreviewSite

struct LinkedMarkupTests {
    private func exported(_ html: String, keepingElements: Bool = false) -> String {
        let markup = LinkedMarkup(Array(html.utf8), keepingElements: keepingElements) { address in
            guard address.hasPrefix("/") else { return .unchanged }
            return address.hasPrefix("/gone") ? .missing : .address("../\(address.dropFirst())")
        }
        return String(decoding: markup.html, as: UTF8.self)
    }

    @Test(arguments: [
        ("<a href=\"/b?c=1&amp;d=%22\">x</a>", "<a href=\"../b?c=1&amp;d=%22\">x</a>"),
        ("<img src=/b.png alt>", "<img src=\"../b.png\" alt=\"\">"),
        ("<a title='\"' href='/b'>x</a>", "<a title=\"&quot;\" href=\"../b\">x</a>"),
        (
            "<form role=\"search\" action=\"/b\"><input hidden/></form>",
            "<form role=\"search\" action=\"../b\"><input hidden/></form>"
        ),
        ("<form method=\"post\" action=\"/b\">", "<form>"),
        ("<button data-document=\"/b\">", "<button data-document=\"../b\">"),
        ("<use href=\"#icon\"/>", "<use href=\"#icon\"/>"),
        ("<!-- <a href=\"/b\"> --> <A HREF='#x'>x</A>", "<!-- <a href=\"/b\"> --> <A HREF='#x'>x</A>"),
        ("<style>a { b: url(/c) }</style>/d", "<style>a { b: url(../c) }</style>/d"),
        ("<p style=\"b: url('/c')\">", "<p style=\"b: url('../c')\">"),
        ("<img srcset=\"/b,c.png 1x,/d.png 2x, e\">", "<img srcset=\"../b,c.png 1x,../d.png 2x, e\">"),
    ])
    func addressesChangeAndNothingElse(html: String, expected: String) {
        #expect(exported(html) == expected)
    }

    @Test func aLinkWithoutAFileIsText() {
        #expect(
            exported("<a class=\"a\" href=\"/gone\" rel=\"next\" aria-keyshortcuts=\"]\" aria-expanded=\"true\">x</a>")
                == "<a class=\"a\">x</a>")
        #expect(
            exported("<a href=\"/gone\" rel=\"next\">x</a>", keepingElements: true)
                == "<a href=\"#\" rel=\"next\">x</a>")
    }

    @Test func aScriptWithoutAFileIsLeftOut() {
        #expect(
            exported("a<script src=\"/gone.js\" defer></script>b<script src=\"/c.js\"></script>")
                == "ab<script src=\"../c.js\"></script>")
    }

    @Test(arguments: [
        (
            "<div class=\"tool\"><div><a href=\"/gone\">x</a></div><a href=\"/b\" aria-current=\"true\">y</a></div>z",
            "z"
        ),
        (
            "<div class=\"tool\"><div><a href=\"/b\">x</a></div><a href=\"/gone\">y</a></div>",
            "<div class=\"tool\"><div><a href=\"../b\">x</a></div><a>y</a></div>"
        ),
        ("<div class=\"box\"><a href=\"/gone\">x</a></div>", "<div class=\"box\"><a>x</a></div>"),
    ])
    func aToolThatLeadsNowhereElseIsLeftOut(html: String, expected: String) {
        #expect(exported(html) == expected)
    }
}
