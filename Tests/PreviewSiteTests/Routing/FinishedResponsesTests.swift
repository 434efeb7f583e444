import Foundation
import HTTPCore
import Synchronization
import Testing

@testable import PreviewSite

struct FinishedResponsesTests {
    private func inputs(_ number: Int) -> PageInputs {
        let context = PageContext.stub()
        return PageInputs(
            segments: ["docs", String(number)], parameters: context.parameters, refusals: [],
            previewLocale: context.previewLocale, renderedLocale: context.previewLocale,
            reader: context.inputs.reader, locale: context.locale, version: 0, pendingSnapshots: 0,
            found: nil, changed: [])
    }

    /// Which of the pages have to be made when they are asked for in this order.
    private func made(_ numbers: [Int], by responses: FinishedResponses, size: Int = 10) -> [Int] {
        var made: [Int] = []
        for number in numbers {
            let response = responses.response(for: inputs(number)) {
                made.append(number)
                var response = HTTPResponse(.html, body: HTTPBody([UInt8](repeating: UInt8(number), count: size)))
                response.isRepeatable = true
                return response
            }
            #expect(response.body.first == UInt8(number))
        }
        return made
    }

    @Test func whatIsKeptIsNotMadeAgain() {
        #expect(made([1, 2, 1, 2, 1], by: FinishedResponses()) == [1, 2])
    }

    @Test func whatNobodyAsksForGivesWay() {
        #expect(made([1, 2, 1, 3, 1, 2, 1, 3], by: FinishedResponses(maxResponses: 2)) == [1, 2, 3, 2, 3])
    }

    /// To find the ones that nobody asks for, all have to be looked at.
    @Test func severalGiveWayAtOnce() {
        let many = FinishedResponses(maxResponses: 16)
        #expect(made(Array(1...17) + [3, 17, 1, 2], by: many) == Array(1...17) + [1, 2])
    }

    @Test func theBytesAreBounded() {
        let room = 2 * (2 * 10_000 + 4_096)
        #expect(made([1, 2, 1, 2], by: FinishedResponses(maxBytes: room), size: 10_000) == [1, 2])
        #expect(made([1, 2, 3, 1], by: FinishedResponses(maxBytes: room), size: 10_000) == [1, 2, 3, 1])
        #expect(made([1, 2, 1, 2], by: FinishedResponses(maxBytes: room - 1), size: 10_000) == [1, 2, 1, 2])
        #expect(made([1, 1], by: FinishedResponses(maxBytes: room), size: 100_000) == [1, 1])
    }

    @Test func anErrorIsNotKept() {
        let responses = FinishedResponses()
        for status in [HTTPStatus.notFound, .internalServerError, .ok] {
            #expect(responses.response(for: inputs(1)) { HTTPResponse(status: status) }.status == status)
        }
    }

    /// Without the catalog, which changes while problems are looked for.
    private static let pages = [
        "/previews/NoteViewModel/narrow", "/render/NoteViewModel/narrow", "/docs", "/matrix/NoteViewModel",
        "/coverage",
    ]

    @Test(arguments: pages)
    func aPageThatDidNotChangeIsSentAgain(address: String) throws {
        let site = try TestSite()
        site.site.findAllProblems()
        let first = try site.get(address)
        #expect(first.status == .ok)
        #expect(try site.get(address).body.memory === first.body.memory)
        #expect(try site.get(address + "?unknown=1").body.memory === first.body.memory)
        let german = try site.get(address, headers: [.acceptLanguage: "de"])
        #expect(german.headers[.contentLanguage] == "de")
        #expect(german.body.memory !== first.body.memory)
        #expect(try site.get(address, headers: [.acceptLanguage: "de;q=0.8"]).body.memory === german.body.memory)
        #expect(try site.get(address + "?locale=de").body.memory !== german.body.memory)
        #expect(try site.get(address + "?theme=dark").body.memory !== first.body.memory)
        try site.edit("Public/new.css", "p {}\n")
        #expect(try site.get(address).body.memory !== first.body.memory)
    }

    @Test(arguments: pages + ["/assets/app.css", "/index.json"])
    func aFinishedResponseIsRepeatedUntilAFileChanges(address: String) throws {
        let site = try TestSite()
        site.site.findAllProblems()
        let requests = Atomic(0)
        let handler = ResponseCache { [site = site.site] in site.version }.wrapping { [site = site.site] request in
            requests.add(1, ordering: .relaxed)
            return site.respond(to: request)
        }
        let request = try HTTPRequest(target: address)
        let first = handler(request)
        #expect(first.status == .ok)
        #expect(handler(request).body.memory === first.body.memory)
        #expect(requests.load(ordering: .relaxed) == 1)
        try site.edit("Public/new.css", "p {}\n")
        #expect(handler(request).body.memory !== first.body.memory)
        #expect(requests.load(ordering: .relaxed) == 2)
    }

    @Test(arguments: ["/snapshots", "/health/x", "/previews/Nothing", "/docs/None"])
    func aResponseThatDependsOnMoreIsNotRepeatable(address: String) throws {
        #expect(!(try TestSite().get(address).isRepeatable))
    }

    @Test func aFoundProblemMakesAnotherVersion() throws {
        let site = try TestSite(files: [:])
        let before = site.site.version
        #expect(before == site.site.version)
        #expect(!site.site.loader.current.previewFaults.allFound(in: .english).marks.isEmpty)
        #expect(before != site.site.version)
    }

    @Test func anotherNumberOfPendingSnapshotsMakesAnotherVersion() throws {
        let site = try TestSite()
        var versions = [site.site.version, site.site.version]
        #expect(versions[0] == versions[1])
        try site.edit("Snapshots/NoteViewModel/narrow.en.new.html", "<p></p>\n")
        versions.append(site.site.version)
        #expect(versions[1] != versions[2])
        #expect(try site.post("/snapshots/accept").status == .seeOther)
        #expect(versions[2] != site.site.version)
    }

    @Test(arguments: ["/snapshots", "/snapshots/NoteViewModel/narrow"])
    func aPageAboutSnapshotsIsMadeEachTime(address: String) throws {
        let site = try TestSite()
        #expect(try site.get(address).body.memory !== site.get(address).body.memory)
    }
}
