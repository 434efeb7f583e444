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
        #expect(!policy.contains { $0.hasPrefix("sandbox") })
    }

    @Test func `A sandboxed page may do everything but replace the page around it`() {
        let rights = SecurityHeaders.policy(isSandboxed: true).split(separator: "; ").last?.split(separator: " ") ?? []
        #expect(rights.first == "sandbox")
        #expect(rights.contains("allow-scripts"))
        #expect(rights.contains("allow-same-origin"))
        #expect(!rights.contains { $0.hasPrefix("allow-top-navigation") })
    }

    @Test func `A page keeps its own policy`() throws {
        let own = HTTPResponse(headers: [.contentSecurityPolicy: "default-src 'none'"])
        let response = SecurityHeaders().wrapping { _ in own }(try HTTPRequest(target: "/"))
        #expect(response.headers[values: .contentSecurityPolicy] == ["default-src 'none'"])
        #expect(response.headers[.xContentTypeOptions] == "nosniff")
    }
}
