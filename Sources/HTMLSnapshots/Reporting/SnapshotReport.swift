/// All that a report of a run shows, to be rendered to a page.
public struct SnapshotReport: Hashable, Sendable {
    /// The failures, in order.
    public let failures: [SnapshotResult]
    /// How many failures more there are.
    public let omittedFailures: Int
    /// The whole run, counted.
    public let summary: SnapshotSummary
}
