/// Which of all snapshots a run looks at.
///
/// The whole catalogue is always known, so that a run that looks at a part of it takes no other snapshot for obsolete.
public struct SnapshotPlan: Sendable {
    /// Those that the run looks at.
    public let selected: [SnapshotSubject]
    /// Whether a filter chose them. A shard is no filter.
    public let isFiltered: Bool
    private let all: [HTMLSnapshot]
    private let shard: SnapshotShard

    /// A plan.
    ///
    /// - Parameters:
    ///   - all: The whole catalogue.
    ///   - shard: The part of them for this machine.
    ///   - filter: Whether to look at one; nil for all of them.
    /// - Throws: ``SnapshotPlanError`` when two of them share a file.
    public init(
        all: [SnapshotSubject], shard: SnapshotShard = .whole, filter: ((SnapshotSubject) -> Bool)? = nil
    ) throws {
        self.all = all.map(\.snapshot)
        self.shard = shard
        isFiltered = filter != nil
        try SnapshotFolder.expectNoCollisions(among: self.all)
        selected = all.filter { shard.contains($0.snapshot) && filter?($0) != false }
    }

    /// The files of no snapshot of the catalogue; none in a filtered run, nor in any shard but the first.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    public func obsolete(in folder: SnapshotFolder) throws -> [String] {
        isFiltered || shard.number > 1 ? [] : try folder.obsolete(besides: all)
    }

    /// Removes the files of no snapshot of the catalogue; returns their paths.
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
