import HTTPCore
import Testing

struct ConditionalRequestsTests {
    private let tag = "\"44bc2cf5ad770999\""

    private func respond(_ response: HTTPResponse, ifNoneMatch: String? = nil) throws -> HTTPResponse {
        var headers: HTTPFields = [:]
        headers[.ifNoneMatch] = ifNoneMatch
        return ConditionalRequests().wrapping { _ in response }(try HTTPRequest(target: "/", headers: headers))
    }

    @Test func `A page gets a tag of its bytes and is requested each time`() throws {
        let response = try respond(HTTPResponse(.plainText, text: "abc"))
        #expect(response.status == .ok)
        #expect(response.headers[.eTag] == tag)
        #expect(response.headers[.cacheControl] == "no-cache")
        #expect(response.body == HTTPBody("abc".utf8))
    }

    @Test func `A known page is not modified and keeps what a cache needs`() throws {
        var page = HTTPResponse(.plainText, text: "abc")
        page.headers[.vary] = "Accept-Language"
        page.headers[.cacheControl] = "max-age=60"
        let response = try respond(page, ifNoneMatch: tag)
        #expect(response.status == .notModified)
        #expect(response.headers[.eTag] == tag)
        #expect(response.headers[.vary] == "Accept-Language")
        #expect(response.headers[.cacheControl] == "max-age=60")
        #expect(response.headers[.contentType] == nil)
    }

    @Test func `A changed page is sent`() throws {
        #expect(try respond(HTTPResponse(.plainText, text: "abcd"), ifNoneMatch: tag).status == .ok)
    }

    @Test func `The condition can be in several fields`() throws {
        let request = try HTTPRequest(target: "/", headers: [.ifNoneMatch: "\"a\"", .ifNoneMatch: "W/\(tag)"])
        let handler = ConditionalRequests().wrapping { _ in HTTPResponse(.plainText, text: "abc") }
        #expect(handler(request).status == .notModified)
    }

    @Test func `An error has no tag`() throws {
        let error = HTTPResponse(status: .notFound, .plainText, text: "abc")
        #expect(try respond(error, ifNoneMatch: "*") == error)
    }
}
