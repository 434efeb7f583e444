import HTTPCore
import Testing

struct SafeguardsTests {
    private func respond(_ method: HTTPMethod, host: String) throws -> HTTPResponse {
        let handler = Safeguards(hostNames: ["preview.example"]).wrapping { _ in HTTPResponse(.html, text: "abc") }
        return handler(try HTTPRequest(method: method, target: "/", headers: [.hostField: host]))
    }

    @Test func `A page has a tag and the security headers`() throws {
        let response = try respond(.get, host: "preview.example")
        #expect(response.status == .ok)
        #expect(response.headers[.eTag] != nil)
        #expect(response.headers[.xContentTypeOptions] == "nosniff")
    }

    @Test func `The response to a wrong host says nothing about methods`() throws {
        let response = try respond(.post, host: "evil.example")
        #expect(response.status == .misdirectedRequest)
        #expect(response.headers[.allow] == nil)
    }

    @Test func `Errors have security headers and no tag`() throws {
        let response = try respond(.post, host: "localhost")
        #expect(response.status == .methodNotAllowed)
        #expect(response.headers[.xContentTypeOptions] == "nosniff")
        #expect(response.headers[.eTag] == nil)
    }
}
