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
    static let sizeLimit = HTMLParser.sizeLimit

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
        try expectNoLink()
        guard let info = FileInfo(url) else { return nil }
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

    private var file: BoundedFile { BoundedFile(url, limit: Self.sizeLimit) }

    /// Writes the file atomically, and creates the folders around it.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    package func write(_ text: String) throws { try write(Data(text.utf8)) }

    /// Writes bytes that were read from the file before.
    func write(_ bytes: Data) throws {
        try expectNoLink()
        if isFolder { throw HTMLSnapshotError.isFolder(url) }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bytes.write(to: url, options: .atomic)
        } catch {
            throw HTMLSnapshotError.unwritable(url, reason: error.reasonOfWriting)
        }
    }

    /// Removes the file if it exists. Another run may remove it at the same time. Never removes a folder.
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
            throw HTMLSnapshotError.unremovable(url, reason: error.reasonOfWriting)
        }
    }

    /// Whether an error reports that a file does not exist.
    static func isAbsence(_ error: any Error) -> Bool {
        let code = (error as? CocoaError)?.code
        return code == .fileNoSuchFile || code == .fileReadNoSuchFile
    }

    /// Whether a folder has the name of the file.
    var isFolder: Bool { FileInfo(url)?.isFolder == true }

    /// - Throws: ``HTMLSnapshotError/symbolicLink(_:)``.
    private func expectNoLink() throws {
        guard let folder else { return }
        var part = url.path
        let shortest = max(folder.path.utf8.count, 2)
        while part.utf8.count >= shortest {
            if FileInfo(path: part)?.isLink == true { throw HTMLSnapshotError.symbolicLink(URL(filePath: part)) }
            part = String(part[..<(part.utf8.lastIndex(of: UInt8(ascii: "/")) ?? part.startIndex)])
        }
    }
}

extension Error {
    /// Why a file could not be written or removed, and what to do.
    fileprivate var reasonOfWriting: String {
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

/// Detects a snapshot text that is not intact.
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

/// The names of snapshot files.
package enum SnapshotPath {
    static let ending = ".html"
    static let pendingEnding = ".new.html"

    /// The maximum size of a preview's name in bytes. A locale and a version can follow it.
    private static let maxPreviewSize = 200

    /// Returns the name of a preview as the names of its files begin with it.
    package static func preview(_ slug: String) -> String { component(slug.shortened(toBytes: maxPreviewSize)) }

    /// Whether the files of a preview do not have its whole name.
    package static func isShortened(_ slug: String) -> Bool { slug.utf8.count > maxPreviewSize }

    /// Returns a name with hyphens for characters that some file systems do not allow, which is short enough for a
    /// pending change.
    package static func component(_ name: String) -> String {
        let kept = name.map { $0.isLetter || $0.isNumber || "-_.+".contains($0) ? String($0) : "-" }.joined()
        let visible = kept.hasPrefix(".") || kept.isEmpty ? "-" + kept.drop { $0 == "." } : kept
        return visible.shortened(toBytes: String.maxFileNameSize - pendingEnding.utf8.count)
    }

    /// Returns a name that does not look like that of a pending change.
    static func unambiguous(_ name: String) -> String {
        name.hasSuffix(".new") ? name.dropLast(".new".count) + "-new" : name
    }

    static func pending(for path: String) -> String { path.dropLast(ending.count) + pendingEnding }

    /// Returns the path of the recorded file for a pending change. Nil for other files.
    ///
    /// Previews are recorded as `{ViewModel}/{preview}.{locale}.html`. So `b.new.html` is the preview `b` in Newari,
    /// whose locale is `new`, unless a `b.html` is recorded. Its pending change is `b.new.new.html`.
    package static func recorded(
        for pending: String, isRecorded: (String) -> Bool = { _ in false }
    ) -> String? {
        guard pending.hasSuffix(pendingEnding) else { return nil }
        let stem = pending.dropLast(pendingEnding.count)
        let parts = stem.split(separator: "/")
        let hasNoLocale = parts.count == 2 && !parts[1].contains(".")
        return hasNoLocale && !isRecorded(stem + ending) ? nil : stem + ending
    }

    /// Whether a file has the name of a pending change.
    package static func isPending(_ path: String) -> Bool { path.hasSuffix(pendingEnding) }

    /// Whether a file has the path of a preview's snapshot, `{ViewModel}/{preview}.{locale}.html`, with or without a
    /// version after the locale.
    package static func isOfPreview(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.count == 2 && parts[1].split(separator: ".").count > 2
    }

    /// Returns the name `{ViewModel}/{preview}` and the locale, with a version after it, of a preview's snapshot.
    static func parts(of path: String) -> (name: String, locale: String) {
        let stem = path.hasSuffix(ending) ? path.dropLast(ending.count) : path[...]
        let version = stem.hasSuffix(".swift") ? ".swift" : ""
        let start = stem.dropLast(version.count)
        guard let dot = start.lastIndex(of: "."), !start[dot...].contains("/") else { return (String(stem), "") }
        let locale = start[start.index(after: dot)...]
        return (String(start[..<dot]), locale + (version.isEmpty ? "" : " swift"))
    }

    /// Returns a key that is equal for paths that are the same file on disks that ignore case and forms of accents.
    package static func folded(_ path: String) -> String { path.lowercased().precomposedStringWithCanonicalMapping }
}
