import HTMLSnapshotTesting
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

    @Test(.snapshots(redactions: [.hash])) func redactionsAddUp() {
        #expect(SnapshotTrait.current.record == .failed)
        #expect(SnapshotTrait.current.redactions == [.uuid, .hash])
    }
}
