import HTTPCore
import Testing

@testable import PreviewSite

/// What visitors from other machines may do.
struct VisitorRightTests {
    private static let visitor = HTTPClient(peer: IPAddress("203.0.113.9"))
    private static let owner = HTTPClient(peer: IPAddress("127.0.0.1"))

    private func respond(
        _ target: String, _ method: HTTPMethod = .get, by client: HTTPClient = visitor, on site: TestSite
    ) throws -> HTTPResponse {
        site.site.respond(to: try HTTPRequest(method: method, target: target, client: client))
    }

    private static let actions = [
        "/snapshots/NoteViewModel/narrow/accept?locale=de", "/snapshots/NoteViewModel/narrow/reject?locale=de",
        "/snapshots/accept", "/snapshots/undo", "/snapshots/verify", "/snapshots/groups/a/accept",
        "/snapshots/groups/a/reject", "/coverage/write", "/coverage/undo",
    ]

    @Test(arguments: actions)
    func `A visitor changes no files`(action: String) throws {
        let site = try TestSite.withPendingSnapshot()
        let response = try respond(action, .post, on: site)
        #expect(response.status == .forbidden)
        #expect(response.text.contains("with --allow changes."))
        #expect(site.text(TestSite.snapshotFile) == "<p class=\"old\">A note</p>\n")
        #expect(site.text("Snapshots/NoteViewModel/narrow.de.new.html") != nil)
    }

    @Test(arguments: ["/snapshots", TestSite.snapshotPage])
    func `A visitor sees no buttons for what is not allowed`(page: String) throws {
        let site = try TestSite.withPendingSnapshot()
        let forms = #/<form method="post" action="/snapshots/#
        #expect(try !respond(page, on: site).text.contains(forms))
        #expect(try respond(page, by: Self.owner, on: site).text.contains(forms))
    }

    @Test func `A visitor is not told to accept or to compare`() throws {
        let pending = try TestSite.withPendingSnapshot()
        #expect(try !respond("/snapshots", on: pending).text.contains("Accept or reject"))
        #expect(try respond("/snapshots", by: Self.owner, on: pending).text.contains("Accept or reject"))
        let site = try TestSite()
        #expect(try respond("/snapshots", on: site).text.contains("There are no changed snapshots."))
        #expect(try respond("/snapshots", by: Self.owner, on: site).text.contains("Compare all previews to see"))
    }

    @Test func `Changes can be allowed to all`() throws {
        let site = try TestSite(allowed: [.changes])
        try site.edit("Snapshots/NoteViewModel/narrow.de.html", "<p>Old</p>\n")
        #expect(try respond("/snapshots/verify", .post, on: site).status == .seeOther)
        #expect(try respond("/snapshots", on: site).text.contains("action=\"/snapshots/verify\""))
    }

    @Test func `A visitor sees no sources`() throws {
        let site = try TestSite()
        let page = "/previews/NoteViewModel/narrow"
        #expect(try respond("\(page)?panel=source", on: site).text.contains("with --allow sources."))
        #expect(try !respond(page, on: site).text.contains("panel=source\""))
        #expect(try respond(page, by: Self.owner, on: site).text.contains("panel=source\""))
    }

    @Test func `Sources can be allowed to all`() throws {
        let site = try TestSite(allowed: [.sources])
        let seen = try respond("/previews/NoteViewModel/narrow?panel=source", on: site).text
        #expect(!seen.contains("--allow sources"))
        #expect(seen.contains("panel=source\""))
    }

    @Test func `Everybody can use views and choose settings`() throws {
        let site = try TestSite(sessions: LiveSessions(starter: Echo()))
        #expect(try respond("/render/NoteViewModel/narrow/live", .post, on: site).status == .seeOther)
        #expect(try respond("/reader/docs", .post, on: site).status == .seeOther)
    }
}
