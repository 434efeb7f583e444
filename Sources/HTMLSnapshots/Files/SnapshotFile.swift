package import Foundation

/// A file on disk that is a snapshot, or tells of some.
package struct SnapshotFile {
    let url: URL

    package init(url: URL) {
        self.url = url
    }

    /// The file's bytes; nil if there is no such file.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    func read() throws -> Data? {
        do {
            return try Data(contentsOf: url)
        } catch {
            if isFolder { throw HTMLSnapshotError.isFolder(url) }
            // Another run may have written it since.
            if Self.isAbsence(error) || !FileManager.default.fileExists(atPath: url.path) { return nil }
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
        if isFolder { throw HTMLSnapshotError.isFolder(url) }
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            if Self.isAbsence(error) || !FileManager.default.fileExists(atPath: url.path) { return }
            throw HTMLSnapshotError.unremovable(url, reason: error.localizedDescription)
        }
    }

    /// Whether an error says that there is no such file.
    static func isAbsence(_ error: any Error) -> Bool {
        let code = (error as? CocoaError)?.code
        return code == .fileNoSuchFile || code == .fileReadNoSuchFile
    }

    /// Whether there is a folder in the file's place.
    var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
