public import Foundation

/// The folder of all snapshots of a program.
public struct SnapshotFolder: Sendable {
    /// Where it is.
    public let url: URL

    /// A folder, which need not exist yet.
    public init(url: URL) {
        self.url = url
    }

    /// The files that belong to none of these snapshots, by their paths below the folder, in order.
    ///
    /// Only files in folders directly below are looked at, `{ViewModel}/{preview}.{locale}.html`, and what waits beside
    /// them; those deeper down are of tests, which alone know them. A file that is one of the snapshots but for case or the form of accents is
    /// theirs, unless both are there.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    public func obsolete(besides snapshots: [HTMLSnapshot]) throws -> [String] {
        let paths = try paths()
        let waiting = Dictionary(
            pending(among: paths).map { ($0.pendingPath, $0.path) }, uniquingKeysWith: { first, _ in first })
        let known = Set(snapshots.map(\.path))
        let absent = Set(known.subtracting(paths).map(SnapshotPath.folded))
        return paths.filter { path in
            let recorded = waiting[path] ?? path
            return SnapshotPath.isOfPreview(recorded) && !known.contains(recorded)
                && !absent.contains(SnapshotPath.folded(recorded))
        }
    }

    /// Whether something is recorded at a path below the folder.
    public func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appending(path: path, directoryHint: .notDirectory).path)
    }

    /// What mismatches have left beside their snapshots, in order of paths.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    public func pending() throws -> [PendingSnapshot] {
        pending(among: try paths())
    }

    private func pending(among paths: [String]) -> [PendingSnapshot] {
        let all = Set(paths)
        return paths.compactMap { PendingSnapshot(folder: url, pendingPath: $0, isRecorded: all.contains) }
    }

    /// Removes files by their paths below the folder.
    ///
    /// - Parameter mode: As ``SnapshotMode`` has it for the process; `never` refuses.
    /// - Throws: ``HTMLSnapshotError``.
    public func remove(_ paths: [String], mode: SnapshotMode) throws {
        for path in paths {
            let file = url.appending(path: path, directoryHint: .notDirectory)
            try mode.expectWriting(of: file)
            try SnapshotFile(url: file, in: url).remove()
        }
    }

    /// Snapshots that are one file on disks where neither case nor the form of accents counts, in groups.
    public static func collisions(among snapshots: [HTMLSnapshot]) -> [[HTMLSnapshot]] {
        Dictionary(grouping: snapshots) { SnapshotPath.folded($0.path) }.values
            .filter { $0.count > 1 }
            .sorted { $0[0].path < $1[0].path }
    }

    /// Expects each of the snapshots to have a file of its own on all disks.
    ///
    /// - Throws: ``SnapshotPlanError``.
    package static func expectNoCollisions(among snapshots: [HTMLSnapshot]) throws {
        let collisions = collisions(among: snapshots)
        guard collisions.isEmpty else { throw SnapshotPlanError.collisions(collisions.map { $0.map(\.path) }) }
    }

    private func isFile(_ path: String) -> Bool {
        !SnapshotFile(url: url.appending(path: path, directoryHint: .notDirectory)).isFolder
    }

    private func paths() throws -> [String] {
        guard let info = FileInfo(url) else { return [] }
        if info.isLink { throw HTMLSnapshotError.symbolicLink(url) }
        do {
            return try FileManager.default.subpathsOfDirectory(atPath: url.path)
                .filter { $0.hasSuffix(SnapshotPath.ending) && isFile($0) }.sorted()
        } catch {
            throw HTMLSnapshotError.unlistable(url, reason: error.localizedDescription)
        }
    }
}
