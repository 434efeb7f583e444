import HTTPCore
import Testing

struct AcceptEncodingTests {
    @Test(arguments: [
        "gzip", "GZIP", "deflate, gzip;q=1.0, *;q=0.5", "*", "br, *;q=0.1", " gzip ; q=0.001", "x;y;z, gzip",
        "gzip;q=x, *",
    ])
    func `Gzip is wanted`(header: String) {
        #expect(AcceptEncoding(header).accepts("gzip"))
    }

    @Test(arguments: [
        "", "identity", "br", "gzip;q=0", "*;q=0", "gzip;q=0, *", "gzip;q=2", "x-gzip-like", "gzip deflate",
    ])
    func `Gzip is not wanted`(header: String) {
        #expect(!AcceptEncoding(header).accepts("gzip"))
    }

    @Test func `The number of elements is bounded`() {
        let many = String(repeating: "br,", count: AcceptEncoding.limit)
        #expect(!AcceptEncoding(many + "gzip").accepts("gzip"))
        #expect(AcceptEncoding(many.dropFirst(3) + "gzip").accepts("gzip"))
    }
}
