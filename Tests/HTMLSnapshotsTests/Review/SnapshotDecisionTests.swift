import Foundation
import Testing

@testable import HTMLSnapshots

@Suite struct SnapshotDecisionTests {
    private let folder = TemporaryFolder()

    /// Two snapshots with pending changes.
    private func pending() throws -> [HTMLSnapshot] {
        for path in ["A/a.en", "A/b.en"] {
            _ = try folder.snapshot(path).compare("<p>old</p>", mode: .all)
            _ = try folder.snapshot(path).compare("<p>new</p>", mode: .missing)
        }
        return try SnapshotFolder(url: folder.url).pending()
    }

    private func texts() throws -> [String: String?] {
        Dictionary(uniqueKeysWithValues: try folder.files().map { ($0, folder.text($0)) })
    }

    @Test(arguments: [true, false]) func undoRestoresTheFiles(accepts: Bool) throws {
        let pending = try pending()
        let before = try texts()
        let decision = try SnapshotDecision.making(about: pending) {
            for snapshot in pending {
                if accepts { try snapshot.accept(mode: .all) } else { try snapshot.reject(mode: .all) }
            }
        }
        #expect(try texts() != before)
        #expect(decision?.count == 2)
        try decision?.undo(mode: .all)
        #expect(try texts() == before)
    }

    @Test func whatChangedSinceIsNotUndone() throws {
        let pending = try pending()
        let decision = try #require(
            try SnapshotDecision.making(about: pending) {
                for snapshot in pending { try snapshot.accept(mode: .all) }
            })
        try folder.write("<p>edited</p>\n", to: pending[1].file)
        let accepted = try texts()
        #expect(throws: HTMLSnapshotError.changedSince(pending[1].file)) { try decision.undo(mode: .all) }
        #expect(try texts() == accepted)
    }

    @Test func aDecisionThatChangesNothingIsEmpty() throws {
        #expect(SnapshotDecision.making(about: try pending()) {}?.paths == [])
    }

    @Test func nothingIsUndoneInCI() throws {
        let pending = try pending()
        let decision = try SnapshotDecision.making(about: [pending[0]]) { try pending[0].reject(mode: .all) }
        #expect(throws: HTMLSnapshotError.readOnly(pending[0].pending)) { try decision?.undo(mode: .never) }
    }
}
