import HTMLSnapshots
import Testing

@Suite struct SnapshotModeTests {
    @Test(arguments: [
        (nil, [:], SnapshotMode.missing),
        (nil, ["SNAPSHOT_TESTING_RECORD": "failed"], .failed),
        ("all", ["SNAPSHOT_TESTING_RECORD": "failed"], .all),
        ("all", ["CI": "true"], .never),
        (nil, ["SNAPSHOT_TESTING_RECORD": "all", "CI": "1"], .never),
        ("all", ["CI": ""], .all),
        (nil, ["SNAPSHOT_TESTING_RECORD": ""], .missing),
        ("all", ["CI": "false"], .all),
    ])
    func theNameAndTheEnvironmentDecide(name: String?, environment: [String: String], mode: SnapshotMode) throws {
        #expect(try SnapshotMode(named: name, environment: environment) == mode)
    }

    @Test func whereNothingIsAskedForItIsTheUsualOne() throws {
        #expect(try SnapshotMode(usual: .failed, environment: [:]) == .failed)
        #expect(try SnapshotMode(usual: .failed, environment: ["SNAPSHOT_TESTING_RECORD": "never"]) == .never)
        #expect(try SnapshotMode(named: "all", usual: .failed, environment: [:]) == .all)
    }

    @Test(arguments: [[:], ["CI": "1"]])
    func anUnknownWordIsAnError(environment: [String: String]) {
        #expect(throws: SnapshotModeError.unknown("al")) { try SnapshotMode(named: "al", environment: environment) }
        #expect(SnapshotModeError.unknown("al").localizedDescription.contains("all, failed, missing, never"))
    }
}
