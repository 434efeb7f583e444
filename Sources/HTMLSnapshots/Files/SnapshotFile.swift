package import Foundation
import HTMLParsing

/// A file on disk that is a snapshot, or tells of some.
package struct SnapshotFile {
    let url: URL
    /// The folder of all snapshots; nil for a file that is none.
    private let folder: URL?

    /// In bytes. A normal form is no larger than HTML may be.
    static let sizeLimit = HTMLParser.sizeLimit

    /// A file that is not a snapshot.
    package init(url: URL) {
        self.url = url
        folder = nil
    }

    /// A file of a folder of snapshots. Neither the folder nor anything in it may be a symbolic link, which would lead out
    /// of it.
    init(url: URL, in folder: URL) {
        self.url = url
        self.folder = folder
    }

    /// The file's bytes; nil if there is no such file.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    func read() throws -> Data? {
        try expectNoLink()
        guard let info = FileInfo(url) else { return nil }
        if info.isFolder { throw HTMLSnapshotError.isFolder(url) }
        guard info.size <= Self.sizeLimit else {
            throw HTMLSnapshotError.tooLarge(url, bytes: info.size, limit: Self.sizeLimit)
        }
        do {
            return try Data(contentsOf: url)
        } catch {
            // Another run may have removed it since, and written it again.
            if Self.isAbsence(error) || FileInfo(url) == nil { return nil }
            throw HTMLSnapshotError.unreadable(url, reason: error.localizedDescription)
        }
    }

    /// The file's text; nil if there is no such file.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    func readText() throws -> String? {
        try read().map(text)
    }

    /// The file's bytes as text.
    func text(_ bytes: Data) throws -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw HTMLSnapshotError.notUTF8(url) }
        return text
    }

    /// Writes the file, all of it or nothing, and the folders around.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    package func write(_ text: String) throws {
        try expectNoLink()
        if isFolder { throw HTMLSnapshotError.isFolder(url) }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url, options: .atomic)
        } catch {
            throw HTMLSnapshotError.unwritable(url, reason: error.localizedDescription)
        }
    }

    /// Removes the file if it is there, which another run may do at the same time; never a folder.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    func remove() throws {
        try expectNoLink()
        guard let info = FileInfo(url) else { return }
        if info.isFolder { throw HTMLSnapshotError.isFolder(url) }
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            if Self.isAbsence(error) || FileInfo(url) == nil { return }
            throw HTMLSnapshotError.unremovable(url, reason: error.localizedDescription)
        }
    }

    /// Whether an error says that there is no such file.
    static func isAbsence(_ error: any Error) -> Bool {
        let code = (error as? CocoaError)?.code
        return code == .fileNoSuchFile || code == .fileReadNoSuchFile
    }

    /// Whether there is a folder in the file's place.
    var isFolder: Bool { FileInfo(url)?.isFolder == true }

    /// - Throws: ``HTMLSnapshotError/symbolicLink(_:)``.
    private func expectNoLink() throws {
        guard let folder else { return }
        var part = url
        while part.path.utf8.count >= folder.path.utf8.count, part.path != "/" {
            if FileInfo(part)?.isLink == true { throw HTMLSnapshotError.symbolicLink(part) }
            part.deleteLastPathComponent()
        }
    }
}

/// What is in a place on disk, itself and not what a symbolic link leads to.
struct FileInfo {
    let size: Int
    private let mode: mode_t

    /// Nil where nothing is.
    init?(_ url: URL) {
        var info = stat()
        guard url.withUnsafeFileSystemRepresentation({ $0.map { lstat($0, &info) } }) == 0 else { return nil }
        size = Int(info.st_size)
        mode = mode_t(info.st_mode)
    }

    var isFolder: Bool { mode & S_IFMT == S_IFDIR }
    var isLink: Bool { mode & S_IFMT == S_IFLNK }
}
