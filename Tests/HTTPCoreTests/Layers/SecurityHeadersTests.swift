import HTTPCore
import Testing

struct SecurityHeadersTests {
    @Test func `A response gets missing headers`() {
        let headers = SecurityHeaders().completing(HTTPResponse()).headers
        #expect(headers["X-Content-Type-Options"] == "nosniff")
        #expect(headers["Referrer-Policy"] == "same-origin")
        let policy = headers["Content-Security-Policy"]?.split(separator: "; ") ?? []
        #expect(policy.contains("default-src 'self'"))
        #expect(policy.contains("frame-ancestors 'self'"))
    }

    @Test func `A page keeps its own policy`() throws {
        let own = HTTPResponse(headers: ["content-security-policy": "default-src 'none'"])
        let response = SecurityHeaders().wrapping { _ in own }(try HTTPRequest(target: "/"))
        #expect(response.headers.values(named: "Content-Security-Policy") == ["default-src 'none'"])
        #expect(response.headers["X-Content-Type-Options"] == "nosniff")
    }
}
