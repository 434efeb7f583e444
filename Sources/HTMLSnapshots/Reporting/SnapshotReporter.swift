/// Reports a run to people or programs while it continues.
///
/// Only one thread calls it at a time.
package protocol SnapshotReporter: AnyObject {
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
package struct SnapshotReport: Hashable, Sendable {
    /// The failures, in order.
    package let failures: [SnapshotResult]
    /// The number of further failures.
    package let omittedFailures: Int
    /// The counts of the whole run.
    package let summary: SnapshotSummary
}

/// Collects a ``SnapshotReport`` of a run.
package final class ReportCollector: SnapshotReporter {
    /// The number of failures whose pictures are kept.
    package static let maxPictures = 50

    /// The report, after the run is over.
    package private(set) var report: SnapshotReport?
    private let maxFailures: Int
    private var failures: [SnapshotResult] = []
    private var omitted = 0

    /// Creates a collector.
    ///
    /// - Parameter maxFailures: The maximum number of failures to keep, because each has two texts.
    package init(maxFailures: Int = 500) {
        self.maxFailures = maxFailures
    }

    package func begin(total: Int) {}

    package func report(_ result: SnapshotResult) {
        guard result.isFailure else { return }
        var result = result
        if failures.count >= Self.maxPictures { result.pictures = nil }
        if failures.count < maxFailures {
            failures.append(result)
        } else {
            omitted += 1
        }
    }

    package func end(_ summary: SnapshotSummary) {
        report = SnapshotReport(failures: failures, omittedFailures: omitted, summary: summary)
    }
}

/// The folder to which the paths in a report are relative.
struct RootFolder {
    private let prefix: String

    init(_ path: String) {
        prefix = path.hasSuffix("/") ? path : path + "/"
    }

    /// Returns the path from this folder to a file. The absolute path for a file elsewhere.
    func relativePath(of file: String) -> String {
        file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
    }
}
