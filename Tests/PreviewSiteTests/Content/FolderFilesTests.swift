import Foundation
import Testing

@testable import PreviewSite

struct FolderFilesTests {
    @Test func findsRegularFilesInOrder() throws {
        let site = try TestSite(files: [
            "Public/b.css": "b", "Public/a/x.css": "a", "Public/.hidden": "h", "secret": "s",
        ])
        let folder = site.folder.appending(path: "Public")
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "link"), withDestinationURL: site.folder.appending(path: "secret"))
        #expect(FolderFiles(below: folder).files.map(\.path) == ["a/x.css", "b.css"])
    }

    @Test func aMissingFolderIsEmpty() {
        let files = FolderFiles(below: URL(filePath: "/nowhere/at/all"))
        #expect(files.files.isEmpty)
        #expect(files.unreadable.isEmpty)
    }

    @Test func aFolderThatCannotBeReadIsAFault() throws {
        var files = TestSite.files.filter { !$0.key.hasPrefix("Public") }
        files["Public"] = "A file in the folder's place"
        let site = try TestSite(files: files)
        let folder = site.folder.appending(path: "Public").standardizedFileURL.path
        #expect(FolderFiles(below: URL(filePath: folder)).unreadable == [UnreadablePath(path: folder, code: ENOTDIR)])
        let page = try site.page("/")
        #expect(page.contains("This cannot be read: Not a directory. Check what it is, and its permissions."))
        #expect(page.contains(">Public<"))
        try FileManager.default.removeItem(atPath: folder)
        #expect(try !site.page("/").contains("This cannot be read"))
    }

    /// No path reaches what is in it, so that even one who may read everything cannot.
    @Test func whatIsTooDeepIsAFaultAndHarmsNoOther() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "deep-\(UUID().uuidString)")
        let half = Array(repeating: String(repeating: "d", count: 250), count: 9).joined(separator: "/")
        let (outer, inner) = (folder.appending(path: "Public/\(half)"), folder.appending(path: "Inner"))
        for folder in [outer, inner.appending(path: half)] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("a".utf8).write(to: folder.appending(path: "Public/app.css"))
        try FileManager.default.moveItem(at: inner, to: outer.appending(path: "Inner"))
        defer { try? FileManager.default.moveItem(at: outer.appending(path: "Inner"), to: inner) }
        let files = FolderFiles(below: folder.appending(path: "Public"))
        #expect(files.unreadable.map(\.code) == [ENAMETOOLONG])
        #expect(files.files.map(\.path) == ["app.css"])
    }

    @Test func theFingerprintChangesWithAFile() throws {
        let site = try TestSite(files: ["Public/a.css": "a"])
        let before = ContentFingerprint(of: [site.folder])
        #expect(before == ContentFingerprint(of: [site.folder]))
        try site.edit("Public/a.css", "ab")
        #expect(before != ContentFingerprint(of: [site.folder]))
    }
}
