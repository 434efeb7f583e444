import HTTPCore
import Testing

@testable import PreviewSite

/// Where a link of a preview leads in a browser without script.
struct PreviewReferrerTests {
    private static let preview = "/render/GreetingViewModel/with-name?locale=de"

    private static func headers(from page: String, accept: String = "text/html,*/*") -> HTTPFields {
        [.referer: "http://localhost:8080\(page)", .accept: accept]
    }

    @Test(arguments: [preview, "/live/0123"])
    func aLinkToNothingIsSaidInPlaceOfThePreview(page: String) throws {
        let response = try TestSite().get("/orders/1?a=b", headers: Self.headers(from: page))
        #expect(response.status == .notFound)
        #expect(response.text.contains("<h1>The preview leads to /orders/1?a=b</h1>"))
        #expect(response.text.contains("<a href=\"\(page)\">Back to the preview</a>"))
        #expect(!response.text.contains("notice-error"))
        #expect(!response.text.contains("siteSidebar"))
    }

    @Test func soIsAForm() throws {
        let request = try HTTPRequest(method: .post, target: "/orders", headers: Self.headers(from: Self.preview))
        let response = try TestSite().site.errorPage(.methodNotAllowed, message: "No.", for: request)
        #expect(response.text.contains("<h1>The preview leads to POST /orders</h1>"))
    }

    @Test(arguments: [
        headers(from: "/previews/GreetingViewModel/with-name"), headers(from: preview, accept: "*/*"), [:],
        headers(from: ""), headers(from: "/render/\\"),
    ])
    func anotherPageThatIsUnknownIsOneOfTheSite(headers: HTTPFields) throws {
        #expect(try TestSite().get("/orders/1", headers: headers).text.contains("siteSidebar"))
    }

    @Test func theAddressOfThePreviewIsBelowTheBasePath() throws {
        let base = try #require(BasePath("/team/previews"))
        let request = try HTTPRequest(target: "/orders/1", headers: Self.headers(from: "/team/previews" + Self.preview))
        #expect(PreviewReferrer(request, below: base)?.address == Self.preview)
        #expect(PreviewReferrer(request, below: .root) == nil)
    }
}
