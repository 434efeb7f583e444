import Testing

@testable import PreviewChecks

@Suite struct MarkupScannerTests {
    private func tokens(_ html: String) -> [String] {
        let bytes = Array(html.utf8)
        return MarkupScanner(bytes).map { token in
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
        ("<script>a<b></script>", ["script []", "other a<b>", "end </script>"]),
        ("<script></script>", ["script []", "end </script>"]), ("<plaintext>a<b>", ["plaintext []", "other a<b>"]),
        ("<!--a>b-->c", ["other <!--a>b-->", "text c"]), ("<!x><?y?></>", ["other <!x>", "other <?y?>", "other </>"]),
        ("<a b=\"", ["a [\"b=\"]"]), ("<a", ["a []"]), ("</a", ["end </a"]), ("<", ["text <"]), ("", []),
        ("<script>a", ["script []", "other a"]), ("<!--a", ["other <!--a"]), ("<a =b>", ["a [\"=b=\"]"]),
    ])
    func takesApart(html: String, expected: [String]) {
        #expect(tokens(html) == expected)
    }

    @Test func tokensAreTheWholeText() {
        let html = "<p title=\"a\">b<!-- c --><script>d</script></p> <"
        #expect(MarkupScanner(Array(html.utf8)).map(\.range.count).reduce(0, +) == html.utf8.count)
    }
}
