import Testing

@testable import HTTPCore
@testable import PreviewSite

/// The pages of a site below a path.
struct RelocatedResponseTests {
    private let base: BasePath

    init() throws {
        base = try #require(BasePath("/team"))
    }

    private func relocated(_ text: String, _ type: MediaType = .html) -> String {
        HTTPResponse(type, text: text).relocated(to: base).text
    }

    @Test(arguments: [
        ("<a href=\"/b?c=/d&amp;e\">/f</a>", "<a href=\"/team/b?c=/d&amp;e\">/f</a>"),
        ("<a href=\"/\">x</a>", "<a href=\"/team/\">x</a>"),
        (
            "<form method=\"post\" action=\"/b\"><input value=\"/c\">",
            "<form method=\"post\" action=\"/team/b\"><input value=\"/c\">"
        ),
        ("<form id=\"live\" data-begin=\"/b\">", "<form id=\"live\" data-begin=\"/team/b\">"),
        ("<body data-changes=\"/changes/3.1\">", "<body data-changes=\"/team/changes/3.1\">"),
        ("<div class=\"tool\"><b>x</b></div>", "<div class=\"tool\"><b>x</b></div>"),
        ("<img srcset=\"/b 1x, /c 2x\">", "<img srcset=\"/team/b 1x, /team/c 2x\">"),
        ("<style>a { b: url(/c) }</style>", "<style>a { b: url(/team/c) }</style>"),
        ("<p style=\"b: url('/c')\">", "<p style=\"b: url('/team/c')\">"),
        ("<script>let a = \"/b\"</script>", "<script>let a = \"/b\"</script>"),
        ("<a href=\"//b.example/\"></a><a href=\"#c\"></a>", "<a href=\"//b.example/\"></a><a href=\"#c\"></a>"),
    ])
    func `The addresses of a page get the path`(html: String, expected: String) {
        #expect(relocated(html) == expected)
    }

    @Test func `The addresses of a stylesheet get the path, and other files stay`() {
        #expect(
            relocated("@import \"/a.css\"; b { c: url(/d) }", .css) == "@import \"/team/a.css\"; b { c: url(/team/d) }")
        #expect(relocated("@IMPORT '/a.css'; b { c: URL(/d) }", .css) == "@IMPORT '/team/a.css'; b { c: URL(/team/d) }")
        #expect(relocated("<a href=\"/b\">", .plainText) == "<a href=\"/b\">")
    }

    @Test func `Redirects and cookies get the path`() {
        let response = HTTPResponse(
            status: .seeOther,
            headers: [
                .location: "/docs?a=b", .contentLocation: "/live/1", .setCookie: ReaderSettings().cookie,
                .setCookie: Visitor().cookie,
            ]
        ).relocated(to: base)
        #expect(response.headers[.location] == "/team/docs?a=b")
        #expect(response.headers[.contentLocation] == "/team/live/1")
        #expect(response.headers[values: .setCookie].count == 2)
        #expect(response.headers[values: .setCookie].allSatisfy { $0.contains("; Path=/team; ") })
    }

    @Test func `At the root, a response stays as it is`() {
        let response = HTTPResponse(.html, text: "<A HREF='/b'>")
        #expect(response.relocated(to: .root) == response)
    }

    @Test func `Cookies of visitors with HTTPS are secure`() {
        let response = HTTPResponse(headers: [.setCookie: Visitor().cookie])
        let secure = HTTPClient(address: nil, isLocal: false, isSecure: true)
        #expect(response.securingCookies(for: secure).headers[.setCookie]?.hasSuffix("; Secure") == true)
        #expect(response.securingCookies(for: .program) == response)
    }

    @Test(arguments: [
        "/", "/docs", "/docs/Templates", "/previews/NoteViewModel/narrow?panel=strings", "/matrix/NoteViewModel",
        "/render/NoteViewModel/narrow", "/views/NoteViewModel", "/coverage", "/search?q=note", "/snapshots", "/nowhere",
        "/iframe.html?id=no",
    ])
    func `No page has an address outside of the path`(page: String) throws {
        let site = try TestSite(basePath: base)
        let text = try site.get(page).text
        let addresses = text.matches(
            of: #/ (?:href|src|action|data-(?:frame|document|whole|changes|begin|axe|index))="(\/[^"]*)"/#
        )
        .map { String($0.output.1) }
        #expect(!addresses.isEmpty)
        #expect(addresses.allSatisfy { $0.hasPrefix("/team/") }, "\(addresses.filter { !$0.hasPrefix("/team/") })")
    }

    @Test func `The addresses in files for programs have the path`() throws {
        let site = try TestSite(basePath: base)
        #expect(try site.page("/index.json").contains("\"/team/previews/NoteViewModel/narrow\""))
        #expect(try !site.page("/index.json").contains("\"/previews/"))
        #expect(try site.get("/?path=/story/no").headers[.location] == "/team/iframe.html?id=no")
        #expect(site.site.errorPage(.notFound, message: "No.", for: nil).text.contains("href=\"/team/\""))
    }

    @Test func `A view in use stays below the path`() throws {
        let browser = Browser(try TestSite(sessions: LiveSessions(starter: Echo()), basePath: base))
        let address = try browser.begin()
        #expect(address.hasPrefix("/team/live/"))
        let page = try browser.post(
            String(address.dropFirst("/team".count)) + "/input", "action=b&answer-in-place=")
        #expect(page.headers[.contentLocation] == address)
        #expect(page.text.contains("action=\"\(address)/input\""))
    }
}
