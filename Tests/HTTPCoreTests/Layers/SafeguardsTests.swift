import HTTPCore
import Testing

struct SafeguardsTests {
    private func respond(_ method: String, host: String) throws -> HTTPResponse {
        let handler = Safeguards(hostNames: ["preview.example"]).wrapping { _ in HTTPResponse(.html, text: "abc") }
        return handler(try HTTPRequest(method: method, target: "/", headers: ["Host": host]))
    }

    @Test func `A page has a tag and the security headers`() throws {
        let response = try respond("GET", host: "preview.example")
        #expect(response.status == .ok)
        #expect(response.headers["ETag"] != nil)
        #expect(response.headers["X-Content-Type-Options"] == "nosniff")
    }

    @Test func `The response to a wrong host says nothing about methods`() throws {
        let response = try respond("POST", host: "evil.example")
        #expect(response.status == .misdirectedRequest)
        #expect(response.headers["Allow"] == nil)
    }

    @Test func `Errors have security headers and no tag`() throws {
        let response = try respond("POST", host: "localhost")
        #expect(response.status == .methodNotAllowed)
        #expect(response.headers["X-Content-Type-Options"] == "nosniff")
        #expect(response.headers["ETag"] == nil)
    }
}
