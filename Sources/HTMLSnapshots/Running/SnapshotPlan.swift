package import Foundation

/// The snapshots of a run, selected from the whole catalog.
///
/// The plan knows the whole catalog, so that a run of a part does not treat other snapshots as obsolete.
package struct SnapshotPlan: Sendable {
    /// The selected snapshots.
    package let selected: [SnapshotCase]
    /// Whether a filter selected them. A shard is not a filter.
    package let isFiltered: Bool
    private let all: [HTMLSnapshot]
    private let shard: SnapshotShard

    /// Creates a plan.
    ///
    /// - Parameters:
    ///   - all: The whole catalog.
    ///   - shard: The part of them for this machine.
    ///   - filter: Whether to select a snapshot. Nil to select all.
    /// - Throws: ``SnapshotPlanError`` if two snapshots share a file.
    package init(
        all: [SnapshotCase], shard: SnapshotShard = .whole, filter: ((SnapshotCase) -> Bool)? = nil
    ) throws {
        self.all = all.map(\.snapshot)
        self.shard = shard
        isFiltered = filter != nil
        try SnapshotFolder.expectNoCollisions(among: self.all)
        selected = all.filter { shard.contains($0.snapshot) && filter?($0) != false }
    }

    /// Returns the files without a snapshot in the catalog. Empty in a filtered run, and in all shards but the first.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    package func obsolete(in folder: SnapshotFolder) throws -> [String] {
        isFiltered || shard.number > 1 ? [] : try folder.obsolete(besides: all)
    }

    /// Removes the files without a snapshot in the catalog. Returns their paths.
    ///
    /// - Parameters:
    ///   - folder: The folder of all snapshots.
    ///   - mode: The ``SnapshotMode`` of the process. `never` throws an error.
    /// - Throws: ``SnapshotPlanError`` in a filtered run, or if the folder has no file of the catalog, ``HTMLSnapshotError``.
    package func prune(_ folder: SnapshotFolder, mode: SnapshotMode) throws -> [String] {
        if isFiltered { throw SnapshotPlanError.prunesFiltered }
        let obsolete = try folder.obsolete(besides: all)
        guard obsolete.isEmpty || all.contains(where: { folder.has($0.path) }) else {
            throw SnapshotPlanError.prunesAll(folder.url, count: obsolete.count)
        }
        try folder.remove(obsolete, mode: mode)
        return obsolete
    }
}

/// The reason why a run cannot start.
package enum SnapshotPlanError: LocalizedError, Equatable {
    /// Snapshots that share a file, in groups of their paths.
    case collisions([[String]])
    /// A filter is set, so that the snapshots to keep are unknown.
    case prunesFiltered
    /// The folder has this number of snapshots, and none is of the catalog, so it may be that of another program.
    case prunesAll(URL, count: Int)

    /// The snapshots, and what to do.
    package var errorDescription: String? {
        switch self {
        case .collisions(let groups):
            groups.map { "\($0.joined(separator: " and ")) are the same file on disks that ignore case. " }.joined()
                + "Give the previews other names."
        case .prunesFiltered:
            "Obsolete snapshots are not removed in a filtered run. Run it without a filter."
        case .prunesAll(let folder, let count):
            "Nothing was removed: none of the \(count) snapshots in \(folder.path(percentEncoded: false)) has a preview "
                + "in this program. Is it the folder of another program? If not, delete the folder."
        }
    }
}

extension SnapshotRun {
    /// Compares the snapshots of a plan, and reports obsolete files.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - folder: The folder of all snapshots.
    ///   - rejectsObsolete: Whether obsolete files fail the run.
    ///   - reporters: The reporters that receive the results.
    /// - Throws: ``HTMLSnapshotError`` if the folder cannot be listed.
    package func run(
        _ plan: SnapshotPlan, in folder: SnapshotFolder, rejectsObsolete: Bool, reporters: [any SnapshotReporter]
    ) throws -> SnapshotSummary {
        run(
            plan.selected, total: plan.selected.count, obsolete: try plan.obsolete(in: folder),
            rejectsObsolete: rejectsObsolete, reporters: reporters)
    }
}
