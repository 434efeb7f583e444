import Diagnostics
import Foundation

/// The folder of an export. It changes only files that an export wrote.
final class ExportFolder: Sendable {
    /// The file with the paths of all files of the export.
    static let manifestName = ".preview-host-export"

    private let folder: URL
    /// The paths that the last export wrote.
    private let known: Set<String>

    /// The maximum size of the list of files in bytes.
    private static let manifestLimit = 1 << 30

    /// Opens the folder, or creates it.
    ///
    /// - Throws: ``ExportFailure`` for a folder with files of something else, or one that cannot be created.
    init(_ folder: URL) throws {
        self.folder = folder
        let manifest = folder.appending(path: Self.manifestName)
        let path = folder.path(percentEncoded: false)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let names = try FileManager.default.contentsOfDirectory(atPath: path)
            // Hidden files belong to Git and to servers.
            guard names.contains(where: { !$0.hasPrefix(".") || $0 == Self.manifestName }) else {
                known = []
                return
            }
        } catch {
            throw ExportFailure("The folder '\(path)' cannot be used: \(error.localizedDescription)")
        }
        do {
            guard case .file = FolderEntry.kind(of: manifest.path(percentEncoded: false)) else {
                throw ExportFailure(
                    "The folder '\(path)' contains files that are not from an export. Choose an empty folder, or one with an export."
                )
            }
            let text = try BoundedFile(manifest, limit: Self.manifestLimit).text()
            known = Set(text.split(separator: "\n").map(String.init).filter(Self.isInside))
        } catch let failure as ExportFailure {
            throw failure
        } catch {
            throw ExportFailure("The list of the last export cannot be read: \(error.localizedDescription)")
        }
    }

    /// Whether a path of the manifest is in the folder.
    private static func isInside(_ path: String) -> Bool {
        !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    }

    /// Whether no export has written a file.
    var isEmpty: Bool { known.isEmpty }

    /// Whether the last export wrote a file with this path.
    func contains(_ path: String) -> Bool { known.contains(path) }

    /// Records the paths before they are written, so that an export that ends early can be continued.
    /// Files that exist and are not from an export are not recorded, so that it does not replace them either.
    ///
    /// - Throws: ``ExportFailure`` for paths that are one path where case makes no difference, for a folder in place of a file,
    ///   or for a folder that cannot be written.
    func begin(_ paths: Set<String>) throws {
        if let alike = Dictionary(grouping: paths, by: { $0.lowercased() }).values.first(where: { $0.count > 1 })?
            .sorted()
        {
            throw ExportFailure(
                "'\(alike[0])' and '\(alike[1])' differ only in case, so Windows and macOS would keep one of them. Rename one."
            )
        }
        if let path = paths.sorted().first(where: { folder.appending(path: $0).isFolder }) {
            throw ExportFailure("'\(path)' is a folder in place of a file. Remove it, or choose another folder.")
        }
        try record(known.union(paths.filter { !exists($0) }))
    }

    /// Writes a file unless it is the same already. Returns whether it was written.
    ///
    /// - Throws: ``ExportFailure`` for a file of something else, or one that cannot be written.
    func write(_ bytes: Data, to path: String) throws -> Bool {
        let file = folder.appending(path: path)
        if (try? BoundedFile(file, limit: bytes.count).data()) == bytes { return false }
        guard known.contains(path) || !exists(path) else {
            throw ExportFailure(
                "The file '\(path)' exists and is not from an export. Remove it, or choose another folder.")
        }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileReplacement.write(bytes, to: file)
        } catch {
            throw ExportFailure("The file '\(path)' cannot be written: \(error.fullDisk ?? error.localizedDescription)")
        }
        return true
    }

    /// Removes the files of earlier exports that do not belong to this one. Returns their number.
    ///
    /// - Throws: ``ExportFailure`` for a file that cannot be removed. The next export removes it.
    func finish(_ paths: Set<String>) throws -> Int {
        let old = known.subtracting(paths).filter { exists($0) }
        for path in old {
            do {
                try FileManager.default.removeItem(at: folder.appending(path: path))
            } catch {
                throw ExportFailure("The file '\(path)' cannot be removed: \(error.localizedDescription)")
            }
            removeEmptyFolders(around: path)
        }
        try record(paths)
        return old.count
    }

    /// Removes all files of exports, and the folder if it contains no others.
    ///
    /// - Throws: ``ExportFailure`` for a file that cannot be removed.
    func remove() throws {
        _ = try finish([])
        try? FileManager.default.removeItem(at: folder.appending(path: Self.manifestName))
        rmdir(folder.path(percentEncoded: false))
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: path).path(percentEncoded: false))
    }

    /// Removes the folders of a file that have become empty.
    private func removeEmptyFolders(around path: String) {
        var names = path.split(separator: "/").dropLast()
        while !names.isEmpty {
            let parent = folder.appending(path: names.joined(separator: "/")).path(percentEncoded: false)
            // It fails for a folder with other files.
            guard rmdir(parent) == 0 else { return }
            names = names.dropLast()
        }
    }

    private func record(_ paths: Set<String>) throws {
        let text = paths.sorted().map { $0 + "\n" }.joined()
        do {
            try FileReplacement.write(Data(text.utf8), to: folder.appending(path: Self.manifestName))
        } catch {
            throw ExportFailure("The folder cannot be written: \(error.fullDisk ?? error.localizedDescription)")
        }
    }
}

/// The reason why the site cannot be exported.
package struct ExportFailure: LocalizedError {
    package let errorDescription: String?

    init(_ message: String) { errorDescription = message }
}
