import Foundation
import Gallery
import HTMLSnapshotTesting
import HTMLSnapshots
import Testing

@Suite struct PreviewSnapshotTests {
    static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    @Test(arguments: try PreviewSnapshots.all(package: package))
    func preview(_ snapshot: PreviewSnapshot) {
        expectSnapshot(snapshot)
    }

    @Test func everySnapshotHasItsPreview() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "__Snapshots__")
        let snapshots = try PreviewSnapshots.all(package: Self.package).map { $0.snapshot(in: folder) }
        #expect(SnapshotFolder(url: folder).obsolete(besides: snapshots) == [])
    }
}
