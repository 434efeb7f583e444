import HTTPCore
import Testing

struct ConditionalRequestsTests {
    private let tag = "\"44bc2cf5ad770999\""

    private func respond(_ response: HTTPResponse, ifNoneMatch: String? = nil) throws -> HTTPResponse {
        var headers: HTTPHeaders = [:]
        headers["If-None-Match"] = ifNoneMatch
        return ConditionalRequests().wrapping { _ in response }(try HTTPRequest(target: "/", headers: headers))
    }

    @Test func `A page gets a tag of its bytes and is requested each time`() throws {
        let response = try respond(HTTPResponse(.plainText, text: "abc"))
        #expect(response.status == .ok)
        #expect(response.headers["ETag"] == tag)
        #expect(response.headers["Cache-Control"] == "no-cache")
        #expect(response.body == HTTPBody("abc".utf8))
    }

    @Test func `A known page is not modified and keeps what a cache needs`() throws {
        var page = HTTPResponse(.plainText, text: "abc")
        page.headers["Vary"] = "Accept-Language"
        page.headers["Cache-Control"] = "max-age=60"
        let response = try respond(page, ifNoneMatch: tag)
        #expect(response.status == .notModified)
        #expect(response.headers["ETag"] == tag)
        #expect(response.headers["Vary"] == "Accept-Language")
        #expect(response.headers["Cache-Control"] == "max-age=60")
        #expect(response.headers["Content-Type"] == nil)
    }

    @Test func `A changed page is sent`() throws {
        #expect(try respond(HTTPResponse(.plainText, text: "abcd"), ifNoneMatch: tag).status == .ok)
    }

    @Test func `The condition can be in several fields`() throws {
        let request = try HTTPRequest(target: "/", headers: ["If-None-Match": "\"a\"", "if-none-match": "W/\(tag)"])
        let handler = ConditionalRequests().wrapping { _ in HTTPResponse(.plainText, text: "abc") }
        #expect(handler(request).status == .notModified)
    }

    @Test func `An error has no tag`() throws {
        let error = HTTPResponse(status: .notFound, .plainText, text: "abc")
        #expect(try respond(error, ifNoneMatch: "*") == error)
    }
}
