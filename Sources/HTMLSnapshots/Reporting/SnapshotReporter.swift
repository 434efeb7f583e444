/// Reports a run to people or programs while it continues.
///
/// Only one thread calls it at a time.
public protocol SnapshotReporter: AnyObject {
    /// The run begins.
    ///
    /// - Parameter total: The number of results that follow.
    func begin(total: Int)

    /// A snapshot has been compared.
    func report(_ result: SnapshotResult)

    /// The run is over.
    func end(_ summary: SnapshotSummary)
}

/// The content of a report of a run, which can be rendered as a page.
public struct SnapshotReport: Hashable, Sendable {
    /// The failures, in order.
    public let failures: [SnapshotResult]
    /// The number of further failures.
    public let omittedFailures: Int
    /// The counts of the whole run.
    public let summary: SnapshotSummary
}

/// Collects a ``SnapshotReport`` of a run.
public final class ReportCollector: SnapshotReporter {
    /// The report, after the run is over.
    public private(set) var report: SnapshotReport?
    private let maxFailures: Int
    private var failures: [SnapshotResult] = []
    private var omitted = 0

    /// Creates a collector.
    ///
    /// - Parameter maxFailures: The maximum number of failures to keep, because each has two texts.
    public init(maxFailures: Int = 500) {
        self.maxFailures = maxFailures
    }

    public func begin(total: Int) {}

    public func report(_ result: SnapshotResult) {
        guard result.isFailure else { return }
        if failures.count < maxFailures {
            failures.append(result)
        } else {
            omitted += 1
        }
    }

    public func end(_ summary: SnapshotSummary) {
        report = SnapshotReport(failures: failures, omittedFailures: omitted, summary: summary)
    }
}
