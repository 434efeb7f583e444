import HTTPCore
import Testing

@testable import HTTPServer

struct CompressionTests {
    private let page = String(repeating: "<li>Repairs of the week</li>\n", count: 200)

    private func respond(
        _ response: HTTPResponse, accepting coding: String? = "gzip, deflate, br", ifNoneMatch: String? = nil
    ) throws -> HTTPResponse {
        var headers: HTTPFields = [:]
        headers[.acceptEncoding] = coding
        headers[.ifNoneMatch] = ifNoneMatch
        let handler = ConditionalRequests().wrapping(Compression().wrapping { _ in response })
        return handler(try HTTPRequest(target: "/", headers: headers))
    }

    @Test func `A page is compressed for clients that accept gzip`() throws {
        let response = try respond(HTTPResponse(.html, text: page))
        #expect(response.headers[.contentEncoding] == "gzip")
        #expect(response.headers[.contentType] == MediaType.html.rawValue)
        #expect(response.body.count < page.utf8.count / 5)
        #expect(gunzipped(Array(response.body), capacity: page.utf8.count + 1) == Array(page.utf8))
    }

    @Test(arguments: [nil, "", "identity", "br", "gzip;q=0", "*;q=0", "gzip;q=2"])
    func `A page is not compressed for other clients`(coding: String?) throws {
        let response = try respond(HTTPResponse(.html, text: page), accepting: coding)
        #expect(response.headers[.contentEncoding] == nil)
        #expect(response.headers[.vary] == "Accept-Encoding")
        #expect(response.body.elementsEqual(page.utf8))
    }

    @Test func `Vary gets Accept-Encoding in addition to its values`() throws {
        var response = HTTPResponse(.html, text: page)
        response.headers[.vary] = "Accept-Language"
        #expect(try respond(response).headers[.vary] == "Accept-Language, Accept-Encoding")
    }

    @Test func `The compressed and the original page have different tags`() throws {
        let response = HTTPResponse(.html, text: page)
        let packed = try #require(try respond(response).headers[.eTag])
        let plain = try #require(try respond(response, accepting: nil).headers[.eTag])
        #expect(packed != plain)
        #expect(try respond(response, ifNoneMatch: packed).status == .notModified)
        #expect(try respond(response, ifNoneMatch: plain).status == .ok)
        #expect(try respond(response, accepting: nil, ifNoneMatch: plain).status == .notModified)
    }

    @Test func `A shared page is compressed once`() throws {
        let response = HTTPResponse(.html, text: page)
        let (first, second) = (try respond(response), try respond(response))
        #expect(first.headers[.contentEncoding] == "gzip")
        #expect(first.body.memory === second.body.memory)
    }

    @Test(arguments: [MediaType.png, .jpeg, .webP, .woff2, .binary])
    func `A compressed file type is not compressed again`(type: MediaType) throws {
        let response = HTTPResponse(type, text: page)
        #expect(try respond(response).body == response.body)
        #expect(try respond(response).headers[.vary] == nil)
    }

    @Test func `A body that fits a packet is not compressed`() throws {
        let small = HTTPResponse(.html, body: HTTPBody([UInt8](repeating: 32, count: Compression.minSize - 1)))
        let large = HTTPResponse(.html, body: HTTPBody([UInt8](repeating: 32, count: Compression.minSize)))
        #expect(try respond(small).headers[.contentEncoding] == nil)
        #expect(try respond(large).headers[.contentEncoding] == "gzip")
    }
}
