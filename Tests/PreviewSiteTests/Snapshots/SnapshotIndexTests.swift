import Foundation
import HTMLSnapshots
import HTTPCore
import Synchronization
import Testing

@testable import PreviewSite

@Suite struct KnownListingTests {
    private func diagnostics(_ count: Int) -> SnapshotListing {
        SnapshotListing(diagnostics: Array(repeating: .init(.unreadable, "Unreadable"), count: count))
    }

    @Test func aListingIsGoodUntilItIsForgotten() {
        let known = KnownListing()
        #expect(known.listing(validFor: .seconds(3600)) { diagnostics(2) }.diagnostics.count == 2)
        #expect(known.listing(validFor: .seconds(3600)) { diagnostics(3) }.diagnostics.count == 2)
        known.forget()
        #expect(known.listing(validFor: .seconds(3600)) { diagnostics(3) }.diagnostics.count == 3)
    }

    @Test func aListingThatWasBegunBeforeItIsForgottenIsNotKept() {
        let known = KnownListing()
        let begun = known.listing(validFor: .seconds(3600)) {
            known.forget()
            return diagnostics(2)
        }
        #expect(begun.diagnostics.count == 2)
        #expect(known.listing(validFor: .seconds(3600)) { diagnostics(1) }.diagnostics.count == 1)
    }

    @Test func withoutAnIntervalEachListingIsNew() {
        let known = KnownListing()
        #expect(known.listing(validFor: .zero) { diagnostics(2) }.diagnostics.count == 2)
        #expect(known.listing(validFor: .zero) { diagnostics(3) }.diagnostics.count == 3)
    }
}

@Suite struct SnapshotListingsOfRequestsTests {
    /// A site that counts how often its folder of snapshots is listed. A listing is valid for this one request only.
    private final class CountedSite: Sendable {
        let folder = FileManager.default.temporaryDirectory.appending(path: "counted-site-\(UUID().uuidString)")
        private let listings = Mutex(0)

        deinit {
            try? FileManager.default.removeItem(at: folder)
        }

        /// Returns the number of listings for a request.
        func listings(for method: HTTPMethod, _ target: String) throws -> Int {
            var folders = SiteFolders()
            folders.snapshots = [folder]
            let content = PackageContent(catalog: TestCatalog.catalog(), folders: folders, environment: .preview)
            let work = BackgroundWork(
                on: content,
                snapshots: SnapshotIndex(of: content) { [self] folder in
                    listings.withLock { $0 += 1 }
                    return try folder.pending()
                })
            let site = PreviewSite(
                loader: ContentLoader(folders: [], interval: .zero) { _, _ in work },
                logger: PreviewSite.silent)
            listings.withLock { $0 = 0 }
            let response = site.respond(to: try HTTPRequest(method: method, target: target))
            #expect([.ok, .seeOther].contains(response.status))
            return listings.withLock { $0 }
        }
    }

    @Test(
        arguments: [
            (.get, "/"), (.get, "/snapshots"), (.get, "/snapshots/NoteViewModel/narrow"),
            (.post, "/snapshots/accept"), (.post, "/snapshots/verify"),
            (.post, "/snapshots/NoteViewModel/narrow/accept"), (.post, "/snapshots/NoteViewModel/narrow/reject"),
        ] as [(HTTPMethod, String)])
    func aRequestListsTheFoldersOnce(method: HTTPMethod, target: String) throws {
        let site = CountedSite()
        for path in ["NoteViewModel/narrow.en", "tests/NoteTests/two"] {
            let file = site.folder.appending(path: "\(path).new.html")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("<p></p>\n".utf8).write(to: file)
        }
        #expect(try site.listings(for: method, target) == 1)
    }
}
