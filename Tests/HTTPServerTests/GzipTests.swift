import HTTPCore
import Testing

@testable import HTTPServer

struct GzipTests {
    @Test(arguments: [0, 1, 1_400, 65_536, 1_000_000])
    func `Decompressing returns the original`(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7 &* 31) }
        let packed = try #require(Gzip.packed(HTTPBody(bytes)))
        #expect(gunzipped(Array(packed), capacity: count + 1) == bytes)
    }

    @Test func `Bytes without a pattern have enough room`() throws {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<100_000).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let packed = try #require(Gzip.packed(HTTPBody(bytes)))
        #expect(gunzipped(Array(packed), capacity: bytes.count + 1) == bytes)
    }

    @Test func `The same bytes have the same compressed form`() {
        let bytes = String(repeating: "<li>Bench</li>", count: 500).utf8
        #expect(Gzip.packed(HTTPBody(bytes)) == Gzip.packed(HTTPBody(bytes)))
    }
}
