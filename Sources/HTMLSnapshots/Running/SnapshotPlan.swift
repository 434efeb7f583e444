public import Foundation

/// Which of all snapshots a run looks at.
///
/// The whole catalog is always known, so that a run that looks at a part of it takes no other snapshot for obsolete.
public struct SnapshotPlan: Sendable {
    /// Those that the run looks at.
    public let selected: [SnapshotCase]
    /// Whether a filter chose them. A shard is no filter.
    public let isFiltered: Bool
    private let all: [HTMLSnapshot]
    private let shard: SnapshotShard

    /// A plan.
    ///
    /// - Parameters:
    ///   - all: The whole catalog.
    ///   - shard: The part of them for this machine.
    ///   - filter: Whether to look at one; nil for all of them.
    /// - Throws: ``SnapshotPlanError`` when two of them share a file.
    public init(
        all: [SnapshotCase], shard: SnapshotShard = .whole, filter: ((SnapshotCase) -> Bool)? = nil
    ) throws {
        self.all = all.map(\.snapshot)
        self.shard = shard
        isFiltered = filter != nil
        try SnapshotFolder.expectNoCollisions(among: self.all)
        selected = all.filter { shard.contains($0.snapshot) && filter?($0) != false }
    }

    /// The files of no snapshot of the catalog; none in a filtered run, nor in any shard but the first.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    public func obsolete(in folder: SnapshotFolder) throws -> [String] {
        isFiltered || shard.number > 1 ? [] : try folder.obsolete(besides: all)
    }

    /// Removes the files of no snapshot of the catalog; returns their paths.
    ///
    /// - Parameters:
    ///   - folder: The folder of all snapshots.
    ///   - mode: As ``SnapshotMode`` has it for the process; `never` refuses.
    /// - Throws: ``SnapshotPlanError`` in a filtered run, ``HTMLSnapshotError``.
    public func prune(_ folder: SnapshotFolder, mode: SnapshotMode) throws -> [String] {
        if isFiltered { throw SnapshotPlanError.prunesFiltered }
        let obsolete = try folder.obsolete(besides: all)
        try folder.remove(obsolete, mode: mode)
        return obsolete
    }
}

/// Why a run cannot be made.
public enum SnapshotPlanError: LocalizedError, Equatable {
    /// Files that are shared, by the paths of the snapshots that share them.
    case collisions([[String]])
    /// A filter is set, so that it is not known what the run would have kept.
    case prunesFiltered

    /// The snapshots that are meant, and what to do.
    public var errorDescription: String? {
        switch self {
        case .collisions(let groups):
            groups.map { "\($0.joined(separator: " and ")) are one file where case does not count. " }.joined()
                + "Give the previews other names."
        case .prunesFiltered:
            "Obsolete snapshots are not removed in a filtered run. Run it without a filter."
        }
    }
}

extension SnapshotRun {
    /// Compares what a plan has selected, and tells of obsolete files.
    ///
    /// - Parameters:
    ///   - plan: What to compare.
    ///   - folder: The folder of all snapshots.
    ///   - rejectsObsolete: Whether the run fails by obsolete files.
    ///   - reporters: Who gets the results.
    /// - Throws: ``HTMLSnapshotError`` when the folder cannot be listed.
    public func run(
        _ plan: SnapshotPlan, in folder: SnapshotFolder, rejectsObsolete: Bool, reporters: [any SnapshotReporter]
    ) throws -> SnapshotSummary {
        run(
            plan.selected, total: plan.selected.count, obsolete: try plan.obsolete(in: folder),
            rejectsObsolete: rejectsObsolete, reporters: reporters)
    }
}
