/// What a comparison found.
public enum SnapshotOutcome: Hashable, Sendable {
    /// The HTML is as recorded.
    case same
    /// The HTML was not as recorded; now it is, as the mode asks.
    case recorded
    /// Nothing was recorded; now it is, if so told.
    case missing(recorded: Bool)
    /// The file has the markers of a merge conflict, so nothing is recorded; now it is, if so told.
    case conflicted(recorded: Bool)
    /// The HTML is not as recorded.
    case different(SnapshotDifference)

    /// Whether a test fails by it.
    public var isFailure: Bool { self != .same && self != .recorded }
}
