import FOSTesting
import Foundation
import Testing

@testable import HTMLSnapshotTesting

@Suite(.snapshots(record: .failed, redactions: [.uuid])) struct SnapshotSettingsTests {
    @Test func aTestHasWhatItsSuiteSays() {
        #expect(SnapshotTrait.current.record == .failed)
        #expect(SnapshotTrait.current.redactions == [.uuid])
    }

    @Test(.snapshots(record: .never)) func aTestSaysOtherwise() {
        #expect(SnapshotTrait.current.record == .never)
    }

    @Test func thePackagesRedactionsAddToThem() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let snapshot = HTMLSnapshot(folder: folder, path: "order")
        let place = TestPlace(filePath: #filePath, sourceLocation: #_sourceLocation)
        let html = "<p title=\"2026-01-15T09:41Z\">6f9619ff-8b86-d011-b42d-00c04fc964ff</p>"
        SnapshotExpectation(snapshot, title: "order", place: place)
            .check(redacting: [.timestamp], { ActualHTML(html) }, environment: [:])
        #expect(try String(contentsOf: snapshot.file, encoding: .utf8) == "<p title=\"[timestamp]\">[uuid]</p>\n")
    }

    @Test(.snapshots(redactions: [.hash])) func redactionsAddUp() {
        #expect(SnapshotTrait.current.record == .failed)
        #expect(SnapshotTrait.current.redactions == [.uuid, .hash])
    }
}
