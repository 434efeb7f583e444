/// What a comparison found.
public enum SnapshotOutcome: Hashable, Sendable {
    /// The HTML is as recorded.
    case same
    /// Nothing was recorded; now it is, if so told.
    case missing(recorded: Bool)
    /// The HTML is not as recorded.
    case different(SnapshotDifference)
}
