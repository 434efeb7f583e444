import Foundation
import HTTPCore
import Synchronization
import Testing

@testable import PreviewSite

@Suite struct ChangeFeedTests {
    private final class Version: Sendable {
        private let value = Atomic(1)
        var current: PageVersion { PageVersion(files: value.load(ordering: .relaxed)) }
        func advance() { value.add(1, ordering: .relaxed) }
    }

    /// What a stream has sent, after it contains a text. Comments, which depend on the time, are left out.
    private func text(of stream: EventStream, with expected: String) async -> String {
        var received = ""
        let end = ContinuousClock.now + .seconds(200)
        while !received.contains(expected) {
            var buffer = [UInt8](repeating: 0, count: 1_024)
            let piece = buffer.withUnsafeMutableBytes { stream.read(into: $0, orSuspend: { {} }) }
            if case .bytes(let count) = piece {
                received += String(decoding: buffer.prefix(count), as: UTF8.self)
            } else if .now < end {
                try? await Task.sleep(for: .milliseconds(2))
            } else {
                break
            }
        }
        return received.replacing(":\n\n", with: "")
    }

    @Test func everyPageHearsOfAChangeOnce() async throws {
        let version = Version()
        let feed = ChangeFeed { version.current }
        let streams = try (1...2).map { _ in try feed.open(after: PageVersion(files: 1)) }
        version.advance()
        for stream in streams {
            #expect(await text(of: stream, with: "data: 2.0\n\n") == "retry: 100\n\ndata: 2.0\n\n")
        }
        version.advance()
        for stream in streams { #expect(await text(of: stream, with: "data: 3.0\n\n") == "data: 3.0\n\n") }
    }

    @Test func aPageThatComesLaterHearsOfLaterChanges() async throws {
        let version = Version()
        let feed = ChangeFeed { version.current }
        let first = try feed.open(after: PageVersion(files: 1))
        version.advance()
        _ = await text(of: first, with: "data: 2.0\n\n")
        first.end()
        let second = try feed.open(after: PageVersion(files: 2))
        version.advance()
        #expect(await text(of: second, with: "data: 3.0\n\n") == "retry: 100\n\ndata: 3.0\n\n")
    }

    /// The second page is from before the host was started again.
    @Test(arguments: [6, 9]) func aPageThatIsOutdatedHearsOfItAtOnce(version: Int) async throws {
        let stream = try ChangeFeed { PageVersion(files: 7) }.open(after: PageVersion(files: version))
        #expect(await text(of: stream, with: "data: ") == "retry: 100\n\ndata: 7.0\n\n")
    }

    @Test func aFileSavedBeforeTheStreamBeginsIsAnEvent() async throws {
        let site = try TestSite()
        func events(of page: String) throws -> EventStream {
            let address = try #require(page.firstMatch(of: /data-changes="([^"]*)"/)?.1)
            return try #require(site.get(String(address)).events)
        }
        let page = try site.get("/coverage").text
        try site.edit("Docs/Added.md", "# A page that was not there")
        let stream = try events(of: page)
        #expect(await text(of: stream, with: "data: ").contains("data: 1.0\n\n"))
        try site.edit("Docs/Added.md", "# Another page")
        // Until then, a request may get the content of before, because the feed is reading the files.
        #expect(await text(of: stream, with: "data: ").contains("data: 2.0\n\n"))
        #expect(try site.get("/coverage").text.contains("data-changes=\"/changes/2.0\""))
        #expect(try site.get("/changes/second").status == .notFound)
    }

    @Test func aSnapshotThatWaitsIsAnEvent() async throws {
        let site = try TestSite()
        func address() throws -> Substring {
            try #require(try site.get("/coverage").text.firstMatch(of: /data-changes="([^"]*)"/)?.1)
        }
        let before = try address()
        let stream = try #require(site.get(String(before)).events)
        let pending = "Snapshots/NoteViewModel/narrow.en.new.html"
        try site.edit(pending, "<p></p>\n")
        #expect(await text(of: stream, with: "data: ").contains("data: 0.1\n\n"))
        let waiting = try address()
        try FileManager.default.removeItem(at: site.folder.appending(path: pending))
        #expect(await text(of: stream, with: "data: ").contains("data: 0.2\n\n"))
        let addresses = [before, waiting, try address()]
        #expect(addresses == ["/changes", "/changes/0.1", "/changes/0.2"])
    }

    @Test func aStreamTooManyReplacesTheOldest() async throws {
        let feed = ChangeFeed { PageVersion(files: 1) }
        let streams = try (1...128).map { _ in try feed.open(after: PageVersion(files: 1)) }
        #expect(!streams.contains { $0.isEnded })
        let newest = try feed.open(after: PageVersion(files: 1))
        #expect(streams.map(\.isEnded) == [true] + Array(repeating: false, count: 127))
        #expect(!newest.isEnded)
        #expect(await text(of: streams[0], with: "15000") == "retry: 100\n\nretry: 15000\n\n")
        streams[1].end()
        let another = try feed.open(after: PageVersion(files: 1))
        #expect(![streams[2], newest, another].contains { $0.isEnded })
    }

    /// A request for the headers alone never sends its events.
    @Test func aStreamWithoutAResponseTakesNoPlace() throws {
        let feed = ChangeFeed { PageVersion(files: 1) }
        let stream = try feed.open(after: PageVersion(files: 1))
        for _ in 1...200 { _ = try feed.open(after: PageVersion(files: 1)) }
        #expect(!stream.isEnded)
    }

    @Test func aSavedFileIsAnEvent() async throws {
        let site = try TestSite()
        let stream = try #require(site.get("/changes").events)
        try site.edit("Docs/Added.md", "# A page that was not there")
        #expect(await text(of: stream, with: "data: ").contains("data: "))
        #expect(try site.get("/changes").headers[.cacheControl] == "no-store, no-transform")
        #expect(try site.get("/changes").headers[.xAccelBuffering] == "no")
    }
}
