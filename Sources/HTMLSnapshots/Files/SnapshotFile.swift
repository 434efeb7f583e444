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

/// The text of a snapshot file that is not as it should be.
struct RecordedText {
    let text: String
    let tree: VisibleTree

    /// - Throws: `HTMLParsingError`.
    init(_ text: String) throws {
        self.text = text
        tree = try VisibleTree(parsing: text)
    }

    /// Whether version control has left both sides of a merge in a text, or somebody half of them.
    static func hasConflict(_ text: String) -> Bool {
        let lines = text.utf8.split(separator: 0x0A)
        return lines.contains { $0.starts(with: "<<<<<<< ".utf8) }
            || lines.contains { $0.starts(with: ">>>>>>> ".utf8) }
    }

    /// Whether its end is missing: a normal form ends with its last tag or comment, and a line feed; that of nothing is
    /// the line feed alone.
    ///
    /// - Throws: `HTMLParsingError`.
    func isCutOff() throws -> Bool {
        let written = HTMLWriter.text(of: tree)
        // A tree that cannot be written is recorded as the text that it came from, which may end in any way.
        guard try !written.utf8.elementsEqual(text.utf8) && VisibleTree(parsing: written) == tree else { return false }
        guard text.utf8.last == 0x0A, !endsInTag else { return true }
        guard let element = tree.lastRoot, element.content != .void else { return false }
        let end = text.utf8.reversed().drop { $0 == 0x0A || $0 == 0x0D }
        return !end.starts(with: "</\(element.name)>".utf8.reversed())
    }

    /// Whether a tag or a comment is open at the end; in a normal form's text and values there is no `<`.
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

    /// A name with hyphens for what not every file system takes.
    static func component(_ name: String) -> String {
        let kept = name.map { $0.isLetter || $0.isNumber || "-_.+".contains($0) ? String($0) : "-" }.joined()
        return kept.hasPrefix(".") || kept.isEmpty ? "-" + kept.drop { $0 == "." } : kept
    }

    /// A name that does not look like one of a file that waits.
    static func unambiguous(_ name: String) -> String {
        name.hasSuffix(".new") ? name.dropLast(".new".count) + "-new" : name
    }

    static func pending(for path: String) -> String { path.dropLast(ending.count) + pendingEnding }

    /// The recorded file's path for that of a file which waits beside it; nil for one that does not.
    ///
    /// Previews are recorded as `{ViewModel}/{preview}.{locale}.html`. So `b.new.html` there is the preview `b` in Newari,
    /// whose locale is `new`, unless a `b.html` is recorded; what waits beside it is `b.new.new.html`.
    package static func recorded(
        for pending: String, isRecorded: (String) -> Bool = { _ in false }
    ) -> String? {
        guard pending.hasSuffix(pendingEnding) else { return nil }
        let stem = pending.dropLast(pendingEnding.count)
        let parts = stem.split(separator: "/")
        let hasNoLocale = parts.count == 2 && !parts[1].contains(".")
        return hasNoLocale && !isRecorded(stem + ending) ? nil : stem + ending
    }

    /// Whether a file is recorded as those of previews are, `{ViewModel}/{preview}.{locale}.html`.
    static func isOfPreview(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.count == 2 && parts[1].split(separator: ".").count > 2
    }

    /// What two paths have in common that are one file where neither case nor the form of accents counts.
    package static func folded(_ path: String) -> String { path.lowercased().precomposedStringWithCanonicalMapping }
}
