import Testing

@testable import HTTPCore

struct HTTPBodyTests {
    @Test(arguments: [0, 1, 100_000])
    func `A body has the bytes that it was created from`(count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        #expect(Array(HTTPBody(bytes)) == bytes)
        #expect(Array(HTTPBody(bytes.lazy.map { $0 })) == bytes)
        #expect(HTTPBody(bytes) == HTTPBody(bytes))
        #expect(HTTPBody(bytes).hashValue == HTTPBody(bytes).hashValue)
        #expect(HTTPBody(bytes) != HTTPBody(bytes + [1]))
    }

    @Test func `A response shares the memory of its body`() {
        let body = HTTPBody("abc".utf8)
        #expect(HTTPResponse(.plainText, body: body).body.memory === body.memory)
    }

    @Test func `The compressed form of a shared body is computed once`() {
        let body = HTTPBody("abc".utf8)
        var made = 0
        for copy in [body, HTTPResponse(.plainText, body: body).body, body] {
            let encoded = copy.encoded(as: "twice") { body in
                made += 1
                return HTTPBody(Array(body) + Array(body))
            }
            #expect(encoded.map { Array($0) } == Array("abcabc".utf8))
        }
        #expect(made == 1)
        #expect(body.encoded(as: "none") { _ in nil } == nil)
        #expect(body.encoded(as: "none") { $0 } == nil)
    }
}
