import Foundation
import HTMLSnapshots
import TemplateEngine

/// What waits to be accepted, of what the arguments name.
struct PendingSnapshots {
    let found: [PendingSnapshot]
    /// What waits of previews that are gone: accepted, it would be the snapshot of nothing.
    let gone: [PendingSnapshot]

    /// - Throws: `UsageError` for an argument that names nothing, `HTMLSnapshotError` for a folder that cannot be
    ///   listed.
    init(_ options: SnapshotFilterOptions, in folder: SnapshotFolderOption) throws {
        let pending = try folder.folders().flatMap { try $0.pending() }
        let paths = Set(options.files.map(SnapshotFilter.path(named:)))
        for path in paths where !pending.contains(where: { $0.path == path }) {
            throw UsageError(NearestNames.unknown("pending snapshot", path, among: pending.map(\.path)))
        }
        let named = pending.filter { paths.isEmpty || paths.contains($0.path) }
        let meant = options.namesPreviews ? try Self.ofPreviews(named, options, folder) : named
        let obsolete = Self.obsolete(in: folder)
        found = meant.filter { !obsolete.contains($0.pending.path) }
        gone = meant.filter { obsolete.contains($0.pending.path) }
    }

    /// Says of each whose preview is gone what to do with it.
    func reportGone() {
        for snapshot in gone { StandardError.print("\(snapshot.path): no preview has it. Remove it with prune.") }
    }

    /// The files of the folder of previews whose preview is gone; none where that is not known.
    private static func obsolete(in folder: SnapshotFolderOption) -> Set<String> {
        guard let store = try? folder.folder(),
            let snapshots = try? CatalogSnapshots(in: store, package: folder.package.folder),
            snapshots.problems.isEmpty, let paths = try? snapshots.plan().obsolete(in: store)
        else { return [] }
        return Set(paths.map { store.url.appending(path: $0, directoryHint: .notDirectory).path })
    }

    /// Those of the previews that are named, and not of tests' own snapshots.
    private static func ofPreviews(
        _ pending: [PendingSnapshot], _ options: SnapshotFilterOptions, _ folder: SnapshotFolderOption
    ) throws -> [PendingSnapshot] {
        var previews = options
        previews.files = []
        let package = folder.package.folder
        let pendingPaths = Set(pending.map(\.path))
        let snapshots = try CatalogSnapshots(
            previews, in: SnapshotFolder(url: package), package: package, isRecorded: pendingPaths.contains)
        let paths = Set(try snapshots.plan().selected.map(\.snapshot.path))
        return pending.filter { paths.contains($0.path) }
    }
}
