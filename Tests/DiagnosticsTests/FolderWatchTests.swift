import Diagnostics
import Foundation
import Testing

/// Tests that changes in folders are reported, and nothing else.
struct FolderWatchTests {
    /// A folder with a file and a subfolder, which is deleted with this object.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "folder-watch-\(UUID().uuidString)")

        init() throws {
            try create("sub/inner.txt")
            try create("file.txt")
        }

        deinit {
            try? FileManager.default.removeItem(at: url)
        }

        func create(_ path: String, _ text: String = "") throws {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }

        func move(_ path: String, to target: String) throws {
            try FileManager.default.moveItem(at: url.appending(path: path), to: url.appending(path: target))
        }

        func setPermissions(_ permissions: Int, of path: String) throws {
            try FileManager.default.setAttributes(
                [.posixPermissions: permissions], ofItemAtPath: url.appending(path: path).path(percentEncoded: false))
        }
    }

    /// A change in a folder.
    enum Change: CaseIterable {
        case edit, addition, removal, renaming, permissions, newFolder, innerEdit, removedFolder
    }

    private func make(_ change: Change, in folder: Folder) throws {
        switch change {
        case .edit: try folder.create("file.txt", "edited")
        case .addition: try folder.create("new.txt")
        case .removal: try FileManager.default.removeItem(at: folder.url.appending(path: "file.txt"))
        case .renaming: try folder.move("file.txt", to: "other.txt")
        case .permissions: try folder.setPermissions(0o600, of: "file.txt")
        case .newFolder: try folder.create("new/file.txt")
        case .innerEdit: try folder.create("sub/inner.txt", "edited")
        case .removedFolder: try FileManager.default.removeItem(at: folder.url)
        }
    }

    @Test(arguments: Change.allCases) func `A change is reported`(change: Change) throws {
        let folder = try Folder()
        let watch = FolderWatch()
        _ = FolderFiles(below: folder.url, watch: watch)
        try make(change, in: folder)
        #expect(watch.hasChanges())
    }

    @Test func `A folder that does not exist yet is watched`() throws {
        let folder = try Folder()
        let watch = FolderWatch()
        _ = FolderFiles(below: folder.url.appending(path: "later/deep"), watch: watch)
        try folder.create("later/deep/file.txt")
        #expect(watch.hasChanges())
        _ = FolderFiles(below: folder.url.appending(path: "later/deep"), watch: watch)
        _ = watch.hasChanges()
        try folder.create("later/deep/file.txt", "edited")
        #expect(watch.hasChanges())
    }

    #if os(Linux)
        @Test func `Without a change, nothing is reported`() throws {
            let folder = try Folder()
            let watch = FolderWatch()
            _ = FolderFiles(below: folder.url, watch: watch)
            #expect(!watch.hasChanges())
            _ = try Data(contentsOf: folder.url.appending(path: "file.txt"))
            _ = FolderFiles(below: folder.url, watch: watch)
            #expect(!watch.hasChanges())
            try folder.create("file.txt", "edited")
            #expect(watch.hasChanges())
            #expect(!watch.hasChanges())
        }

        @Test func `A path that cannot be watched is reported once as a change`() {
            let watch = FolderWatch()
            watch.add("not an absolute path")
            #expect(watch.hasChanges())
            #expect(!watch.hasChanges())
        }
    #endif
}
