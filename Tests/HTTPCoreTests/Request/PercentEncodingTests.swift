import HTTPCore
import Testing

struct PercentEncodingTests {
    @Test(arguments: [
        ("", ""),
        ("with-items_1.2~", "with-items_1.2~"),
        ("AZaz09", "AZaz09"),
        ("a b", "a%20b"),
        ("mit Einträgen", "mit%20Eintr%C3%A4gen"),
        ("a/b\\c", "a%2Fb%5Cc"),
        ("\0\u{1F}%+&=?#\"<>'", "%00%1F%25%2B%26%3D%3F%23%22%3C%3E%27"),
    ])
    func `All but unreserved characters are encoded`(text: String, encoded: String) {
        #expect(PercentEncoding.encode(text) == encoded)
    }

    @Test(arguments: ["with items", "日本語", "50% + 1", "e\u{301}"])
    func `Decoding an encoded path segment returns the original`(text: String) throws {
        #expect(try HTTPRequest(target: "/" + PercentEncoding.encode(text)).segments == [text])
    }
}
