import Diagnostics
import Foundation
import Testing

@testable import PreviewSite

struct FolderFilesTests {
    @Test func findsRegularFilesInOrder() throws {
        let site = try TestSite(files: [
            "Public/b.css": "b", "Public/a/x.css": "a", "Public/.hidden": "h", "secret": "s",
        ])
        let folder = site.folder.appending(path: "Public")
        #expect(FolderFiles(below: folder).files.map(\.path) == ["a/x.css", "b.css"])
    }

    @Test func aMissingFolderIsEmpty() {
        let files = FolderFiles(below: URL(filePath: "/nowhere/at/all"))
        #expect(files.files.isEmpty)
        #expect(files.unreadable.isEmpty)
    }

    @Test func aFolderThatCannotBeReadIsADiagnostic() throws {
        var files = TestSite.files.filter { !$0.key.hasPrefix("Public") }
        files["Public"] = "A file in the folder's place"
        let site = try TestSite(files: files)
        let folder = site.folder.appending(path: "Public").standardizedFileURL.path
        let unreadable = FolderFiles(below: URL(filePath: folder)).unreadable
        #expect(unreadable.map(\.path) == [folder])
        #expect(unreadable.map(\.code) == [ENOTDIR])
        let page = try site.page("/")
        #expect(page.contains("This cannot be read: Not a directory. Check its type and permissions."))
        #expect(page.contains(">Public<"))
        try FileManager.default.removeItem(atPath: folder)
        #expect(try !site.page("/").contains("This cannot be read"))
    }

    @Test func whatIsTooDeepIsADiagnosticAndHarmsNoOther() throws {
        let site = try TestSite()
        try site.withFoldersTooDeep(in: "Public") {
            let files = FolderFiles(below: site.folder.appending(path: "Public"))
            #expect(files.unreadable.map(\.code) == [ENAMETOOLONG])
            #expect(files.files.map(\.path) == ["app.css", "images/dot.svg", "zebra.css"])
        }
    }

    @Test func theFingerprintChangesWithAFile() throws {
        let site = try TestSite(files: ["Public/a.css": "a"])
        let before = FolderFingerprint(of: [site.folder])
        #expect(before == FolderFingerprint(of: [site.folder]))
        try site.edit("Public/a.css", "ab")
        #expect(before != FolderFingerprint(of: [site.folder]))
    }

    @Test func theFingerprintChangesWithTheRightToRead() throws {
        let site = try TestSite(files: ["Public/a.css": "a"])
        let before = FolderFingerprint(of: [site.folder])
        try site.setPermissions(0o600, of: "Public/a.css")
        #expect(before != FolderFingerprint(of: [site.folder]))
    }

    @Test func theFingerprintChangesWithTheFileInAPlace() throws {
        let site = try TestSite(files: ["Public/a.css": "a", "b.css": "b"])
        let (file, other) = (site.folder.appending(path: "Public/a.css"), site.folder.appending(path: "b.css"))
        let folder = site.folder.appending(path: "Public")
        let date = try #require(try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate])
        let before = FolderFiles(below: folder).files.map(\.state)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: other.path)
        #expect(rename(other.path, file.path) == 0)
        let after = FolderFiles(below: folder).files.map(\.state)
        #expect(before.map(\.inode) != after.map(\.inode))
        #expect(before != after)
    }
}
