import Gallery
import HTMLSnapshotTesting
import HTMLSnapshots
import Testing

@Suite struct PreviewSnapshotTests {
    @Test(arguments: try PreviewSnapshots.all(package: GalleryPackage.folder))
    func preview(_ snapshot: PreviewSnapshot) {
        expectSnapshot(snapshot)
    }

    @Test func everySnapshotHasItsPreview() throws {
        let folder = GalleryPackage.snapshots
        let snapshots = try PreviewSnapshots.all(package: GalleryPackage.folder).map { $0.snapshot(in: folder) }
        #expect(SnapshotFolder(url: folder).obsolete(besides: snapshots) == [])
    }
}
