public import Foundation

/// The folder of all snapshots of a program.
public struct SnapshotFolder: Sendable {
    /// The location of the folder.
    package let url: URL

    /// Creates a folder, which does not need to exist yet.
    public init(url: URL) {
        self.url = url
    }

    /// Returns the paths of files that belong to none of these snapshots, sorted.
    ///
    /// Checks only files in folders directly inside, `{ViewModel}/{preview}.{locale}.html`, and their pending changes.
    /// Deeper files belong to tests, and only the tests know them. A file whose path differs from a snapshot's only by
    /// case or the form of accents belongs to that snapshot, unless both files exist. A picture belongs to the snapshot of
    /// its preview's HTML.
    ///
    /// - Throws: An error if the folder cannot be read.
    public func obsolete(besides snapshots: [HTMLSnapshot]) throws -> [String] {
        let paths = try paths()
        let waiting = Dictionary(
            pending(among: paths).map { ($0.pendingPath, $0.path) }, uniquingKeysWith: { first, _ in first })
        let known = Set(snapshots.map(\.path))
        let absent = Set(known.subtracting(paths).map(SnapshotPath.folded))
        return paths.filter { path in
            let recorded = SnapshotPath.html(ofPicture: path) ?? waiting[path] ?? path
            return SnapshotPath.isOfPreview(recorded) && !known.contains(recorded)
                && !absent.contains(SnapshotPath.folded(recorded))
        }
    }

    /// Whether a snapshot is recorded at a path in the folder.
    package func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appending(path: path, directoryHint: .notDirectory).path)
    }

    /// Returns the pending changes, sorted by path.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    package func pending() throws -> [HTMLSnapshot] {
        pending(among: try paths())
    }

    private func pending(among paths: [String]) -> [HTMLSnapshot] {
        let all = Set(paths)
        return paths.compactMap { HTMLSnapshot(folder: url, pendingPath: $0, isRecorded: all.contains) }
    }

    /// Removes files by their paths in the folder.
    ///
    /// - Parameter mode: The ``SnapshotMode`` of the process. `never` throws an error.
    /// - Throws: ``HTMLSnapshotError``.
    package func remove(_ paths: [String], mode: SnapshotMode) throws {
        for path in paths {
            let file = url.appending(path: path, directoryHint: .notDirectory)
            try mode.expectWriting(of: file)
            try SnapshotFile(url: file, in: url).remove()
        }
    }

    /// Returns groups of snapshots that share a file on disks that ignore case and forms of accents.
    package static func collisions(among snapshots: [HTMLSnapshot]) -> [[HTMLSnapshot]] {
        Dictionary(grouping: snapshots) { SnapshotPath.folded($0.path) }.values
            .filter { $0.count > 1 }
            .sorted { $0[0].path < $1[0].path }
    }

    /// Checks that each of the snapshots has a file of its own on all disks.
    ///
    /// - Throws: ``SnapshotPlanError``.
    package static func expectNoCollisions(among snapshots: [HTMLSnapshot]) throws {
        let collisions = collisions(among: snapshots)
        guard collisions.isEmpty else { throw SnapshotPlanError.collisions(collisions.map { $0.map(\.path) }) }
    }

    private func paths() throws -> [String] {
        guard let info = FileInfo(url) else { return [] }
        if info.isLink { throw HTMLSnapshotError.symbolicLink(url) }
        do {
            return try Self.files(in: url.path).sorted()
        } catch {
            throw HTMLSnapshotError.unlistable(url, reason: error.localizedDescription)
        }
    }

    /// Returns the paths, relative to a folder, of all items in it with the ending of snapshots that are not folders.
    private static func files(in root: String) throws -> [String] {
        var (files, folders) = ([String](), [""])
        while let folder = folders.popLast() {
            for name in try names(in: "\(root)/\(folder)") {
                let path = folder + name
                // An item that cannot be inspected is listed, which throws the reason.
                if FileInfo(path: "\(root)/\(path)")?.isFolder ?? true {
                    folders.append(path + "/")
                } else if path.hasSuffix(SnapshotPath.ending) || SnapshotPath.isPicture(path) {
                    files.append(path)
                }
            }
        }
        return files
    }

    /// Returns the names in a folder, which another run may remove at the same time.
    private static func names(in folder: String) throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch let error where SnapshotFile.isMissingFile(error) {
            return []
        }
    }
}
