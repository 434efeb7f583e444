import Foundation
import Testing

@testable import PreviewSite

struct FolderFileTests {
    @Test func findsRegularFilesInOrder() throws {
        let site = try TestSite(files: [
            "Public/b.css": "b", "Public/a/x.css": "a", "Public/.hidden": "h", "secret": "s",
        ])
        let folder = site.folder.appending(path: "Public")
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "link"), withDestinationURL: site.folder.appending(path: "secret"))
        #expect(FolderFile.files(below: folder).map(\.path) == ["a/x.css", "b.css"])
    }

    @Test func aMissingFolderHasNone() {
        #expect(FolderFile.files(below: URL(filePath: "/nowhere/at/all")).isEmpty)
    }

    @Test func theFingerprintChangesWithAFile() throws {
        let site = try TestSite(files: ["Public/a.css": "a"])
        let before = ContentFingerprint(of: [site.folder])
        #expect(before == ContentFingerprint(of: [site.folder]))
        try site.edit("Public/a.css", "ab")
        #expect(before != ContentFingerprint(of: [site.folder]))
    }
}
