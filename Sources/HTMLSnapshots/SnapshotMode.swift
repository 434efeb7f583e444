/// Whether snapshots are compared or written.
public enum SnapshotMode: Hashable, Sendable {
    /// Compares; a missing snapshot is written first if so told.
    case verify(recordsMissing: Bool)
    /// Writes what differs.
    case record

    /// The mode that the environment asks for.
    ///
    /// `SNAPSHOT_TESTING_RECORD=all` records. With `CI` set nothing is written; elsewhere a missing snapshot is.
    public init(environment: [String: String]) {
        let isCI = !(environment["CI"] ?? "").isEmpty
        if environment["SNAPSHOT_TESTING_RECORD"] == "all", !isCI {
            self = .record
        } else {
            self = .verify(recordsMissing: !isCI)
        }
    }
}
