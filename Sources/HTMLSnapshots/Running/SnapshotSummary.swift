/// What a run found, counted.
public struct SnapshotSummary: Hashable, Codable, Sendable {
    /// How many snapshots there are of each status; 0 is left out.
    public private(set) var counts: [String: Int] = [:]
    /// The files of no snapshot, by their paths below the folder.
    public let obsolete: [String]
    /// Whether the run fails by those.
    public let rejectsObsolete: Bool
    /// How long the run took, in seconds.
    public internal(set) var seconds = 0.0

    init(obsolete: [String], rejectsObsolete: Bool) {
        self.obsolete = obsolete
        self.rejectsObsolete = rejectsObsolete
    }

    /// How many snapshots are of a status.
    public func count(_ status: SnapshotResult.Status) -> Int { counts[status.rawValue] ?? 0 }

    /// How many snapshots were looked at.
    public var total: Int { counts.values.reduce(0, +) }

    /// Whether the run has failed.
    public var isFailure: Bool {
        total > count(.same) + count(.recorded) || (rejectsObsolete && !obsolete.isEmpty)
    }

    mutating func add(_ status: SnapshotResult.Status) {
        counts[status.rawValue, default: 0] += 1
    }
}
