import Gallery
import HTMLSnapshotTesting
import Testing

@Suite struct PreviewSnapshotTests {
    @Test(arguments: try PreviewSnapshots.all(target: "Gallery"))
    func preview(_ snapshot: PreviewSnapshot) {
        expectSnapshot(snapshot)
    }

    @Test func everySnapshotHasItsPreview() throws {
        let folder = GalleryPackage.snapshots
        let snapshots = try PreviewSnapshots.all().map { $0.snapshot(in: folder) }
        #expect(try SnapshotFolder(url: folder).obsolete(besides: snapshots) == [])
    }
}
