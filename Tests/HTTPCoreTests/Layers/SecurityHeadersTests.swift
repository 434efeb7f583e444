import HTTPCore
import Testing

struct SecurityHeadersTests {
    @Test func `A response gets missing headers`() {
        let headers = SecurityHeaders().completing(HTTPResponse()).headers
        #expect(headers[.xContentTypeOptions] == "nosniff")
        #expect(headers[.referrerPolicy] == "same-origin")
        let policy = headers[.contentSecurityPolicy]?.split(separator: "; ") ?? []
        #expect(policy.contains("default-src 'self'"))
        #expect(policy.contains("font-src 'self' data:"))
        #expect(policy.contains("frame-ancestors 'self'"))
    }

    @Test func `A page keeps its own policy`() throws {
        let own = HTTPResponse(headers: [.contentSecurityPolicy: "default-src 'none'"])
        let response = SecurityHeaders().wrapping { _ in own }(try HTTPRequest(target: "/"))
        #expect(response.headers[values: .contentSecurityPolicy] == ["default-src 'none'"])
        #expect(response.headers[.xContentTypeOptions] == "nosniff")
    }
}
