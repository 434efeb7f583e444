import Foundation
import HTTPCore
import Synchronization
import Testing

@testable import PreviewSite

@Suite struct ResponseVersionTests {
    /// Without the catalog, which changes while problems are looked for.
    private static let pages = [
        "/previews/NoteViewModel/narrow", "/render/NoteViewModel/narrow", "/docs", "/matrix/NoteViewModel",
        "/coverage",
    ]

    @Test(arguments: pages + ["/assets/app.css", "/index.json"])
    func aFinishedResponseIsRepeatedUntilAFileChanges(address: String) throws {
        let site = try TestSite()
        site.site.examineAllPreviews()
        let requests = Atomic(0)
        let handler = ResponseCache { [site = site.site] in site.version() }.wrapping { [site = site.site] request in
            requests.add(1, ordering: .relaxed)
            return site.respond(to: request)
        }
        let request = try HTTPRequest(target: address)
        let first = handler(request)
        #expect(first.status == .ok)
        #expect(handler(request).body.memory === first.body.memory)
        #expect(requests.load(ordering: .relaxed) == 1)
        try site.edit("Public/new.css", "p {}\n")
        #expect(handler(request).status == .ok)
        #expect(requests.load(ordering: .relaxed) == 2)
    }

    @Test(arguments: ["/snapshots", "/health/x", "/previews/Nothing", "/docs/None"])
    func aResponseThatDependsOnMoreIsNotRepeatable(address: String) throws {
        #expect(!(try TestSite().get(address).isRepeatable))
    }

    @Test func aFoundProblemMakesAnotherVersion() throws {
        let site = try TestSite(files: [:])
        let before = site.site.version()
        #expect(before == site.site.version())
        #expect(!site.site.loader.current().examinations.allFound(in: .english).marks.isEmpty)
        #expect(before != site.site.version())
    }

    @Test func anotherNumberOfPendingSnapshotsMakesAnotherVersion() throws {
        let site = try TestSite()
        var versions = [site.site.version(), site.site.version()]
        #expect(versions[0] == versions[1])
        try site.edit("Snapshots/NoteViewModel/narrow.en.new.html", "<p></p>\n")
        versions.append(site.site.version())
        #expect(versions[1] != versions[2])
        #expect(try site.post("/snapshots/accept").status == .seeOther)
        #expect(versions[2] != site.site.version())
    }

    @Test(arguments: ["/snapshots", "/snapshots/NoteViewModel/narrow"])
    func aPageAboutSnapshotsIsMadeEachTime(address: String) throws {
        let site = try TestSite()
        #expect(try site.get(address).body.memory !== site.get(address).body.memory)
    }
}
