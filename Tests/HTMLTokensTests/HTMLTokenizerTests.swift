import Testing

@testable import HTMLTokens

@Suite struct HTMLTokenizerTests {
    private func tokens(_ html: String, isForeign: Bool = false) -> [String] {
        let bytes = Array(html.utf8)
        var tokenizer = HTMLTokenizer(bytes)
        tokenizer.isInForeignContent = isForeign
        return tokenizer.map { token in
            let attributes = token.attributes.map { "\($0.name)=\(String(decoding: bytes[$0.value], as: UTF8.self))" }
            let text = String(decoding: bytes[token.range], as: UTF8.self)
            return token.kind == .start ? "\(token.name) \(attributes)" : "\(token.kind) \(text)"
        }
    }

    @Test(arguments: [
        ("a<b>c</b>", ["text a", "b []", "text c", "end </b>"]),
        ("<a b='1>' c=\"2\" d=3 e f = g>", ["a [\"b=1>\", \"c=2\", \"d=3\", \"e=\", \"f=g\"]"]),
        ("<a/b/>", ["a [\"b=\"]"]), ("<a href=/x/>", ["a [\"href=/x/\"]"]), ("1<2 <3", ["text 1<2 <3"]),
        ("<title>a<b></TITLE>c", ["title []", "text a<b>", "end </TITLE>", "text c"]),
        ("<title>a</titles></title>", ["title []", "text a</titles>", "end </title>"]),
        ("<script>a<b></script>", ["script []", "other a<b>", "end </script>"]),
        ("<script></script>", ["script []", "end </script>"]),
        ("<plaintext>a</plaintext>", ["plaintext []", "other a</plaintext>"]),
        ("<!--a>b-->c", ["other <!--a>b-->", "text c"]), ("<!x><?y?></>", ["other <!x>", "other <?y?>", "other </>"]),
        ("<!-->a<!--->b<!--c--!>d", ["other <!-->", "text a", "other <!--->", "text b", "other <!--c--!>", "text d"]),
        ("</3>a", ["other </3>", "text a"]), ("</b c='>'>d", ["end </b c='>'>", "text d"]),
        ("<![CDATA[a>b]]>", ["other <![CDATA[a>", "text b]]>"]),
        ("<a b=\"", ["a [\"b=\"]"]), ("<a", ["a []"]), ("</a", ["end </a"]), ("</", ["other </"]), ("<", ["text <"]),
        ("", []), ("<script>a", ["script []", "other a"]), ("<!--a", ["other <!--a"]), ("<a =b>", ["a [\"=b=\"]"]),
        ("<B ÀB=c>", ["b [\"Àb=c\"]"]),
    ])
    func splitsHTML(html: String, expected: [String]) {
        #expect(tokens(html) == expected)
    }

    @Test(arguments: [
        ("<![CDATA[a>]]]>b", ["other <![CDATA[a>]]]>", "text b"]),
        ("<style><g></style>", ["style []", "g []", "end </style>"]),
    ])
    func splitsSVG(html: String, expected: [String]) {
        #expect(tokens(html, isForeign: true) == expected)
    }

    @Test(arguments: ["<p title=\"a\">b<!-- c --><script>d</script></p> <", "<!--", "</", "<title>a</title"])
    func tokensAreTheWholeText(html: String) {
        #expect(HTMLTokenizer(Array(html.utf8)).map(\.range.count).reduce(0, +) == html.utf8.count)
    }
}
