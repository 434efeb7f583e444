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

    /// A command that makes what came the snapshot.
    package enum NextStep {
        case accept
        case record
    }

    /// The command that makes what came the snapshot; nil where it is that already.
    ///
    /// - Parameter isPending: Whether what differs was left beside the recorded file.
    package func nextStep(isPending: Bool) -> NextStep? {
        switch self {
        case .same, .recorded, .missing(recorded: true), .conflicted(recorded: true): nil
        case .missing(recorded: false), .conflicted(recorded: false): .record
        case .different: isPending ? .accept : .record
        }
    }
}
