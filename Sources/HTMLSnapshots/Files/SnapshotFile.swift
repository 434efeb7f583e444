import Diagnostics
import FOSFoundation
package import Foundation
import HTMLParsing

/// A file on disk that contains a snapshot, or a report about snapshots.
package struct SnapshotFile {
    let url: URL
    /// The folder of all snapshots. Nil for a file outside of it.
    private let folder: URL?

    /// The maximum size in bytes. A normal form is not larger than HTML may be.
    private var sizeLimit: Int { SnapshotPath.isPicture(url.lastPathComponent) ? 64 << 20 : HTMLParser.sizeLimit }

    /// Creates a file that is not a snapshot.
    package init(url: URL) {
        self.url = url
        folder = nil
    }

    /// Creates a file in a folder of snapshots. Neither the folder nor anything in it may be a symbolic link, which
    /// could lead outside.
    init(url: URL, in folder: URL) {
        self.url = url
        self.folder = folder
    }

    /// Reads the file's bytes. Returns nil if the file does not exist.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    func read() throws -> Data? {
        guard let info = try info() else { return nil }
        if info.isFolder { throw HTMLSnapshotError.isFolder(url) }
        do throws(Diagnostic) {
            return try file.data()
        } catch {
            // Another run may have removed the file.
            if FileInfo(url) == nil { return nil }
            throw HTMLSnapshotError.unreadable(error)
        }
    }

    /// Reads the file's text. Returns nil if the file does not exist.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    func readText() throws -> String? {
        try read().map(text)
    }

    /// Decodes the file's bytes as text.
    func text(_ bytes: Data) throws -> String {
        do throws(Diagnostic) {
            return try file.text(of: bytes)
        } catch {
            throw HTMLSnapshotError.unreadable(error)
        }
    }

    private var file: BoundedFile { BoundedFile(url, limit: sizeLimit) }

    /// Writes the file atomically, and creates the folders around it.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    package func write(_ text: String) throws { try write(Data(text.utf8)) }

    /// Writes the file atomically, and creates the folders around it.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    package func write(_ bytes: Data) throws {
        if try info()?.isFolder == true { throw HTMLSnapshotError.isFolder(url) }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileReplacement.write(bytes, to: url)
        } catch {
            throw HTMLSnapshotError.unwritable(url, reason: error.writingFailure)
        }
    }

    /// Removes the file if it exists. Another run may remove it at the same time. Never removes a folder.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    func remove() throws {
        guard let info = try info() else { return }
        if info.isFolder { throw HTMLSnapshotError.isFolder(url) }
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            if Self.isMissingFile(error) || FileInfo(url) == nil { return }
            throw HTMLSnapshotError.unremovable(url, reason: error.writingFailure)
        }
    }

    /// Whether an error reports that a file does not exist.
    static func isMissingFile(_ error: any Error) -> Bool {
        let code = (error as? CocoaError)?.code
        return code == .fileNoSuchFile || code == .fileReadNoSuchFile
    }

    /// Returns the kind of the file. Nil if nothing exists.
    ///
    /// - Throws: ``HTMLSnapshotError/symbolicLink(_:)``.
    private func info() throws -> FileInfo? {
        let info = FileInfo(url)
        guard let folder else { return info }
        try Self.expectNoLink(info, at: url.path)
        let shortest = max(folder.path.utf8.count, 2)
        var part = Self.folder(of: url.path)
        while part.utf8.count >= shortest {
            try Self.expectNoLink(FileInfo(path: part), at: part)
            part = Self.folder(of: part)
        }
        return info
    }

    private static func expectNoLink(_ info: FileInfo?, at path: String) throws {
        if info?.isLink == true { throw HTMLSnapshotError.symbolicLink(URL(filePath: path)) }
    }

    private static func folder(of path: String) -> String {
        String(path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)])
    }
}

extension Error {
    /// Why a file could not be written or removed, and what to do.
    fileprivate var writingFailure: String {
        if let fullDisk { return fullDisk }
        return (self as? CocoaError)?.code == .fileWriteVolumeReadOnly
            ? "The disk is read-only. Choose a folder that can be written."
            : "\(localizedDescription) Check the permissions of its folder."
    }

    /// What to do if nothing could be written because the disk is full. Nil for other errors.
    package var fullDisk: String? {
        let error = self as NSError
        let codes = [NSCocoaErrorDomain: CocoaError.fileWriteOutOfSpace.rawValue, NSPOSIXErrorDomain: Int(ENOSPC)]
        return codes[error.domain] == error.code ? "The disk is full. Free space on it, and try again." : nil
    }
}

/// The kind of an item on disk. Symbolic links are not followed.
struct FileInfo {
    private let mode: mode_t

    /// Nil if nothing exists.
    init?(_ url: URL) {
        self.init(path: url.path)
    }

    init?(path: String) {
        var info = stat()
        guard lstat(path, &info) == 0 else { return nil }
        mode = mode_t(info.st_mode)
    }

    var isFolder: Bool { mode & S_IFMT == S_IFDIR }
    var isLink: Bool { mode & S_IFMT == S_IFLNK }
}

/// The text of a snapshot file. Detects merge conflicts and a missing end.
struct RecordedText {
    let text: String
    let tree: VisibleTree

    /// - Throws: `HTMLParsingError`.
    init(_ text: String) throws {
        self.text = text
        tree = try VisibleTree(parsing: text)
    }

    /// Whether a text contains merge conflict markers, or some of them.
    static func hasConflict(_ text: String) -> Bool {
        let lines = text.utf8.split(separator: 0x0A)
        return lines.contains { $0.starts(with: "<<<<<<< ".utf8) }
            || lines.contains { $0.starts(with: ">>>>>>> ".utf8) }
    }

    /// Whether the end of a text is missing. A normal form ends with its last tag or comment and a line feed. The
    /// normal form of empty HTML is only the line feed.
    ///
    /// - Throws: `HTMLParsingError`.
    func isCutOff() throws -> Bool {
        let written = HTMLWriter.text(of: tree)
        // If a tree cannot be written, its original text is recorded, which may end in any way.
        guard try !written.utf8.elementsEqual(text.utf8) && VisibleTree(parsing: written) == tree else { return false }
        guard text.utf8.last == 0x0A, !endsInTag else { return true }
        guard let element = tree.lastRoot, element.content != .void else { return false }
        let end = text.utf8.reversed().drop { $0 == 0x0A || $0 == 0x0D }
        return !end.starts(with: "</\(element.name)>".utf8.reversed())
    }

    /// Whether a tag or comment is open at the end. Texts and values in a normal form contain no `<`.
    private var endsInTag: Bool {
        guard let start = text.utf8.lastIndex(of: UInt8(ascii: "<")) else { return false }
        let rest = Substring(text.utf8[start...])
        return rest.hasPrefix("<!--") ? !rest.contains("-->") : !rest.contains(">")
    }
}
