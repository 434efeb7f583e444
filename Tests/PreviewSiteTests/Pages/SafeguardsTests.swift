import Foundation
import HTTPCore
import Testing

@testable import PreviewSite

/// The site behind the server's own layers.
struct SafeguardsTests {
    private func answer(_ site: TestSite, _ target: String, method: HTTPMethod = .get, headers: HTTPFields = [:]) throws
        -> HTTPResponse
    {
        var headers = headers
        headers[.hostField] = headers[.hostField] ?? "localhost"
        let request = try HTTPRequest(method: method, target: target, headers: headers)
        let safeguards = Safeguards(acceptsPost: PreviewSite.acceptsPost, errorPage: site.site.errorPage)
        return safeguards.wrapping(site.site.respond)(request)
    }

    @Test(arguments: [
        "/coverage", "/previews/NoteViewModel/narrow", "/render/NoteViewModel/narrow", "/docs", "/assets/app.css",
        "/index.json",
    ])
    func knownPagesAreNotSentAgain(target: String) throws {
        let site = try TestSite()
        site.site.examineAllPreviews()
        let tag = try #require(try answer(site, target).headers[.eTag])
        #expect(try answer(site, target, headers: [.ifNoneMatch: tag]).status == .notModified)
    }

    @Test func anEditMakesAnotherTag() throws {
        let site = try TestSite()
        let tag = try #require(try answer(site, "/assets/app.css").headers[.eTag])
        try site.edit("Public/app.css", "p { color: green }\n")
        #expect(try answer(site, "/assets/app.css", headers: [.ifNoneMatch: tag]).status == .ok)
    }

    @Test func headIsAnsweredAsGet() throws {
        let site = try TestSite()
        site.site.examineAllPreviews()
        let target = "/previews/NoteViewModel/narrow"
        #expect(try answer(site, target, method: .head).headers[.eTag] == answer(site, target).headers[.eTag])
    }

    @Test func otherMethodsHaveADesignedRefusal() throws {
        let response = try answer(try TestSite(), "/", method: .post)
        #expect(response.status == .methodNotAllowed)
        #expect(response.headers[.allow] == "GET, HEAD")
        #expect(response.text.contains("class=\"error\""))
    }

    @Test(arguments: ["evil.example", "not a host"])
    func aStrangerIsToldNothingOfTheProject(host: String) throws {
        var files = TestSite.files
        files["Templates/App/NoteView.mustache"] = "{{#secret}}"
        let site = try TestSite(files: files)
        #expect(try answer(site, "/").text.contains("{{#secret}}"))
        for method in [HTTPMethod.get, .post] {
            let response = try answer(site, "/", method: method, headers: [.hostField: host])
            #expect([400, 421].contains(response.status.code))
            for name in ["secret", "NoteView", "mustache", "/docs"] {
                #expect(!response.text.contains(name), "\(name)")
            }
        }
    }

    @Test(arguments: [
        "/snapshots/verify", "/snapshots/accept", "/snapshots/NoteViewModel/narrow/accept",
        "/snapshots/NoteViewModel/narrow/reject", "/snapshots/undo",
    ])
    func formsAreTakenFromTheSiteAlone(target: String) throws {
        let site = try TestSite()
        #expect(try answer(site, target).headers[.allow] == "POST")
        #expect(try answer(site, target, method: .post).status == .forbidden)
        let foreign: HTTPFields = [.secFetchSite: "cross-site"]
        #expect(try answer(site, target, method: .post, headers: foreign).status == .forbidden)
        let own: HTTPFields = [.origin: "http://localhost"]
        #expect(try answer(site, target, method: .post, headers: own).status == .seeOther)
    }

    @Test(arguments: [
        "/assets/../Package.swift", "/assets/%2e%2e/Package.swift", "/assets/..%2fPackage.swift", "/assets/a%00.css",
        "/docs/%2e%2e/%2e%2e/etc/passwd", "/assets/%ff",
    ])
    func noTargetLeavesItsFolder(target: String) {
        #expect(throws: HTTPTargetError.self) { try HTTPRequest(target: target) }
    }

    @Test(arguments: [
        "/assets//etc/passwd", "/assets/etc/passwd", "/docs/etc/passwd", "/assets/Templates/App/NoteView.mustache",
    ])
    func onlyWhatWasFoundIsServed(target: String) throws {
        #expect(try answer(try TestSite(), target).status == .notFound)
    }
}
