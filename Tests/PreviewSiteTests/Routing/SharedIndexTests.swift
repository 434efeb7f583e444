import HTTPCore
import Testing

@testable import PreviewSite

/// Which pages of other sites may read the index of a catalog.
struct SharedIndexTests {
    private func response(to target: String, from origin: String?) throws -> HTTPResponse {
        var headers = HTTPFields()
        headers[.origin] = origin
        let request = try HTTPRequest(target: target, headers: headers)
        let index = SharedIndex { ["https://wiki.example.com", "https://*.example.org"] }
        return index.wrapping { _ in HTTPResponse(status: .ok, headers: [.vary: "Accept-Encoding"]) }(request)
    }

    @Test(arguments: ["https://wiki.example.com", "https://design.example.org"])
    func sitesOfTheSettingsReadIt(origin: String) throws {
        let headers = try response(to: "/index.json?a=b", from: origin).headers
        #expect(headers[.accessControlAllowOrigin] == origin)
        #expect(headers[.vary] == "Accept-Encoding, Origin")
    }

    @Test(arguments: [
        nil, "null", "https://example.org", "http://design.example.org", "https://wiki.example.com.evil.example",
        "https://design.example.org:8443",
    ])
    func othersDoNot(origin: String?) throws {
        let headers = try response(to: "/index.json", from: origin).headers
        #expect(headers[.accessControlAllowOrigin] == nil)
        #expect(headers[.vary] == "Accept-Encoding, Origin", "A cache must not give it to others.")
    }

    @Test func nobodyReadsOtherPages() throws {
        let headers = try response(to: "/", from: "https://wiki.example.com").headers
        #expect(headers[.accessControlAllowOrigin] == nil && headers[.vary] == "Accept-Encoding")
    }

    @Test func theSitesAreThoseOfTheSettings() throws {
        let site = try TestSite(
            files: TestSite.files.merging([".preview-host": "frame-ancestors: https://wiki.example.com\n"]) { $1 })
        #expect(site.site.sharedOrigins() == ["https://wiki.example.com"])
        #expect(try TestSite().site.sharedOrigins().isEmpty)
    }
}
