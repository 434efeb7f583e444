import Foundation
import HTMLSnapshots
import Testing

@Suite struct SnapshotShardTests {
    private let snapshots = (0..<4_000).map {
        HTMLSnapshot(folder: URL(filePath: "/"), viewModel: "View\($0 / 10)", preview: "p\($0 % 10)", locale: "en")
    }

    @Test func everySnapshotIsInOnePart() throws {
        let shards = try (1...8).map { try SnapshotShard("\($0)/8") }
        for snapshot in snapshots { #expect(shards.count { $0.contains(snapshot) } == 1) }
        for shard in shards { #expect((400...600).contains(snapshots.count { shard.contains($0) })) }
    }

    /// The same on every machine and in every version.
    @Test func aPathDecides() throws {
        let shard = try SnapshotShard("2/8")
        #expect(
            snapshots.prefix(60).enumerated().filter { shard.contains($0.element) }.map(\.offset) == [
                10, 12, 15, 20, 22, 23, 25, 37, 46,
            ])
    }

    @Test(arguments: ["", "1", "0/2", "3/2", "-1/2", "1/2/3", "a/b", "1/", " 1/2"])
    func aMalformedOneIsAnError(text: String) {
        #expect(throws: SnapshotShardError.malformed(text)) { try SnapshotShard(text) }
    }
}
