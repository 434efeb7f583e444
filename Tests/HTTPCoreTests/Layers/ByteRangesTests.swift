import HTTPCore
import Testing

struct ByteRangesTests {
    private let tag = "\"44bc2cf5ad770999\""

    private func respond(
        _ range: String?, method: HTTPMethod = .get, acceptsRanges: Bool = true, ifRange: String? = nil,
        ifNoneMatch: String? = nil
    ) throws -> HTTPResponse {
        var headers: HTTPFields = [.acceptEncoding: "gzip"]
        headers[.range] = range
        headers[.ifRange] = ifRange
        headers[.ifNoneMatch] = ifNoneMatch
        let handler = ByteRanges().wrapping(
            ConditionalRequests().wrapping { request in
                var response = HTTPResponse(.mp4, body: HTTPBody("abc".utf8))
                if acceptsRanges { response.headers[.acceptRanges] = "bytes" }
                // Stands for compression, which no part of a file may have.
                if request.headers[.acceptEncoding] != nil { response.headers[.contentEncoding] = "gzip" }
                return response
            })
        return handler(try HTTPRequest(method: method, target: "/", headers: headers))
    }

    @Test(arguments: [
        ("bytes=0-", "abc", "bytes 0-2/3"), ("bytes=1-1", "b", "bytes 1-1/3"), ("bytes=1-99", "bc", "bytes 1-2/3"),
        ("bytes=-2", "bc", "bytes 1-2/3"), ("bytes=-99", "abc", "bytes 0-2/3"), ("Bytes= 2 - 2 ", "c", "bytes 2-2/3"),
        ("bytes=1-99999999999999999999", "bc", "bytes 1-2/3"),
    ])
    func `A part is sent uncompressed with the tag of the file`(range: String, text: String, place: String) throws {
        let response = try respond(range)
        #expect(response.status == .partialContent)
        #expect(String(decoding: response.body, as: UTF8.self) == text)
        #expect(response.headers[.contentRange] == place)
        #expect(response.headers[.eTag] == tag)
        #expect(response.headers[.contentType] == "video/mp4")
        #expect(response.headers[.contentEncoding] == nil)
    }

    @Test(arguments: ["bytes=3-", "bytes=3-4", "bytes=-0", "bytes=99999999999999999999-"])
    func `A part after the end is refused with the size`(range: String) throws {
        let response = try respond(range)
        #expect(response.status == .rangeNotSatisfiable)
        #expect(response.headers[.contentRange] == "bytes */3")
    }

    @Test(arguments: [
        "bytes=2-1", "bytes=-", "bytes=", "bytes", "lines=0-1", "bytes=a-b", "bytes=0-0,2-2", "bytes=+1-2",
        "bytes=1-2-3", "bytes=٠-١",
    ])
    func `A header that is malformed or names several parts is ignored`(range: String) throws {
        #expect(try respond(range).status == .ok)
    }

    @Test func `Only a request for the same version gets a part`() throws {
        #expect(try respond("bytes=0-0", ifRange: tag).status == .partialContent)
        for other in ["\"0\"", "W/\(tag)", "Wed, 21 Oct 2026 07:28:00 GMT"] {
            #expect(try respond("bytes=0-0", ifRange: other).status == .ok, "\(other)")
        }
    }

    @Test func `A known file is not modified before anything else`() throws {
        #expect(try respond("bytes=0-0", ifNoneMatch: tag).status == .notModified)
    }

    @Test func `Only GET and files that accept it have ranges`() throws {
        let head = try respond("bytes=0-0", method: .head)
        #expect(head.status == .ok)
        #expect(head.headers[.acceptRanges] == "bytes")
        #expect(try respond("bytes=0-0", acceptsRanges: false).status == .ok)
    }

    @Test func `A part shares the memory of the file`() {
        let body = HTTPBody("abc".utf8)
        let part = body.part(1..<3)
        #expect(part.memory.bytes.baseAddress == body.memory.bytes.baseAddress.map { $0 + 1 })
        #expect(part.digest == HTTPBody("bc".utf8).digest)
    }

    @Test func `A part is not stored for other requests`() throws {
        let handler = ByteRanges().wrapping(
            ResponseCache { 0 }.wrapping { _ in
                var response = HTTPResponse(.mp4, body: HTTPBody("abc".utf8))
                response.headers[.acceptRanges] = "bytes"
                response.isRepeatable = true
                return response
            })
        let ask = { (range: String?) in
            var headers: HTTPFields = [:]
            headers[.range] = range
            return String(decoding: handler(try HTTPRequest(target: "/", headers: headers)).body, as: UTF8.self)
        }
        #expect(try [ask("bytes=0-0"), ask("bytes=1-1"), ask(nil), ask("bytes=2-2")] == ["a", "b", "abc", "c"])
    }
}
