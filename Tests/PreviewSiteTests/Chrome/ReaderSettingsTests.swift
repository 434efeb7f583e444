import HTTPCore
import Testing

@testable import PreviewSite

struct ReaderSettingsTests {
    private static let address = "/previews/GreetingViewModel/with-name"

    private func choose(_ form: String, at target: String = "/reader" + address, cookie: String? = nil) throws
        -> HTTPResponse
    {
        var headers: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
        headers[.cookie] = cookie
        let request = try HTTPRequest(method: .post, target: target, headers: headers, body: Array(form.utf8))
        let site = try TestSite()
        return withExtendedLifetime(site) { site.site.respond(to: request) }
    }

    @Test func theLanguageOfPreviewsIsNotThatOfTheSite() throws {
        let page = try TestSite().page(Self.address + "?locale=ar&theme=dark")
        #expect(page.contains("<html lang=\"en\" dir=\"ltr\">"))
        let document = try TestSite().page("/render/GreetingViewModel/with-name?locale=ar&theme=dark")
        #expect(document.contains("<html lang=\"ar\" dir=\"rtl\" data-theme=\"dark\""))
    }

    @Test func aChoiceIsKeptAndLeadsBackToItsPage() throws {
        let response = try choose("locale=de", at: "/reader" + Self.address + "?locale=ar&panel=html")
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == Self.address + "?locale=ar&panel=html")
        let cookie = try #require(response.headers[.setCookie])
        #expect(cookie.hasPrefix("preview-host-reader=de.system; Path=/; "))
        #expect(cookie.contains("HttpOnly; SameSite=Lax"))
        let pair = String(try #require(cookie.split(separator: ";").first))
        let page = try TestSite().page(Self.address + "?locale=ar", headers: [.cookie: "other=1; \(pair)"])
        #expect(page.contains("<html lang=\"de\" dir=\"ltr\">"))
    }

    @Test func anotherChoiceKeepsTheFirst() throws {
        let response = try choose("theme=dark", cookie: "preview-host-reader=ja.light")
        #expect(response.headers[.setCookie]?.hasPrefix("preview-host-reader=ja.dark;") == true)
        let page = try TestSite().page("/", headers: [.cookie: "preview-host-reader=ja.dark"])
        #expect(page.contains("<html lang=\"ja\" dir=\"ltr\" data-theme=\"dark\">"))
    }

    @Test(arguments: ["locale=tlh", "locale=en-XA", "theme=both", "theme=blue"])
    func whatTheSiteCannotHaveIsRefused(form: String) throws {
        let response = try choose(form)
        #expect(response.status == .badRequest)
        #expect(response.headers[.setCookie] == nil)
    }

    @Test(arguments: ["/reader", "/reader/elsewhere", "/reader/snapshots/accept", "/reader/reader"])
    func aFormWithoutAPageLeadsToTheCatalog(target: String) throws {
        #expect(try choose("theme=dark", at: target).headers[.location] == "/")
    }

    @Test(arguments: ["tlh.dark", "en-XA.both", "..", "", "de", "<b>.<i>"])
    func aMalformedCookieIsIgnored(value: String) throws {
        let page = try TestSite().page("/", headers: [.cookie: "preview-host-reader=\(value)"])
        #expect(page.contains("<html lang=\"\(value == "de" ? "de" : "en")\""))
    }

    @Test func readersDoNotShareStoredPages() throws {
        let site = try TestSite()
        let german = try site.page("/", headers: [.cookie: "preview-host-reader=de.system"])
        let english = try site.page("/")
        #expect(german.contains("<html lang=\"de\""))
        #expect(english.contains("<html lang=\"en\""))
        #expect(try site.get("/").headers[.vary] == "Accept-Language, Cookie")
    }
}
