import HTMLTokens
import Testing

struct StyleAddressesTests {
    @Test(arguments: [
        ("a { b: url(c.png) url( 'd e.png' ) URL(\"f.png\") }", ["c.png", "d e.png", "f.png"]),
        ("@import 'a.css'; @IMPORT url(b.css) print; @import \"c.css\"", ["a.css", "b.css", "c.css"]),
        ("/* url(a) */ b { content: 'url(c)'; d: curl(e) url(f", ["f"]), ("url()", [""]), ("url('a\\'b')", ["a\\'b"]),
        ("url(", [""]),
        ("@import", []), ("'", []), ("/*", []), ("", []),
    ])
    func areFound(css: String, addresses: [String]) {
        #expect(StyleAddresses(Array(css.utf8)).all.map(\.text) == addresses)
    }

    @Test func haveTheirOffsets() {
        let css = Array("a { b: url( \"c\") }".utf8)
        #expect(StyleAddresses(css).all.map { css[$0.offset] } == [UInt8(ascii: "c")])
    }
}
