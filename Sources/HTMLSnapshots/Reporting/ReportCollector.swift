/// Gathers a ``SnapshotReport`` of a run.
public final class ReportCollector: SnapshotReporter {
    /// The report, once the run is over.
    public private(set) var report: SnapshotReport?
    private let most: Int
    private var failures: [SnapshotResult] = []
    private var omitted = 0

    /// A collector.
    ///
    /// - Parameter most: How many failures it keeps, as each has two texts.
    public init(most: Int = 500) {
        self.most = most
    }

    public func begin(total: Int) {}

    public func report(_ result: SnapshotResult) {
        guard result.isFailure else { return }
        if failures.count < most {
            failures.append(result)
        } else {
            omitted += 1
        }
    }

    public func end(_ summary: SnapshotSummary) {
        report = SnapshotReport(failures: failures, omittedFailures: omitted, summary: summary)
    }
}
