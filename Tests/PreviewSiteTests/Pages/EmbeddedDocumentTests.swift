import HTTPCore
import Testing

@testable import PreviewSite

/// Previews in frames of other sites.
struct EmbeddedDocumentTests {
    private static let document = "/render/GreetingViewModel/with-name"

    private func ancestors(_ target: String, settings: String) throws -> Substring? {
        let site = try TestSite()
        try site.edit(".preview-host", settings)
        let policy = try site.get(target).headers[.contentSecurityPolicy]
        return policy?.split(separator: "frame-ancestors ").last?.prefix { $0 != ";" }
    }

    @Test func onlyAPreviewAloneIsShownByTheSitesOfTheSettings() throws {
        let settings = "frame-ancestors:\n- https://wiki.example.com\n- http://*.example.org:8443\n"
        let all = "'self' https://wiki.example.com http://*.example.org:8443"
        #expect(try ancestors(Self.document, settings: settings) ?? "" == all)
        #expect(
            try ancestors("\(Self.document)?locale=de", settings: "frame-ancestors: https://a.b") ?? ""
                == "'self' https://a.b")
        for page in ["/", "/previews/GreetingViewModel/with-name", "/snapshots"] {
            #expect(try ancestors(page, settings: settings) ?? "'self'" == "'self'", "\(page)")
        }
        #expect(try ancestors(Self.document, settings: "title: A\n") ?? "'self'" == "'self'")
    }

    @Test(arguments: [
        "'*'", "https://a.b/path", "https://a.b; script-src *", "wiki.example.com", "javascript:alert(1)",
    ])
    func whatIsNotASiteIsAProblem(value: String) throws {
        let settings = "frame-ancestors: \(value)\n"
        #expect(try ancestors(Self.document, settings: settings) ?? "'self'" == "'self'")
        let site = try TestSite()
        try site.edit(".preview-host", settings)
        #expect(try site.page("/").contains("is not a site. Write a scheme and a host"))
    }
}
