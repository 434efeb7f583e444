/// Tells people or machines of a run while it goes on.
///
/// Called by one thread at a time.
public protocol SnapshotReporter: AnyObject {
    /// The run begins.
    ///
    /// - Parameter total: How many results will come.
    func begin(total: Int)

    /// A snapshot has been compared.
    func report(_ result: SnapshotResult)

    /// The run is over.
    func end(_ summary: SnapshotSummary)
}

/// All that a report of a run shows, to be rendered to a page.
public struct SnapshotReport: Hashable, Sendable {
    /// The failures, in order.
    public let failures: [SnapshotResult]
    /// How many failures more there are.
    public let omittedFailures: Int
    /// The whole run, counted.
    public let summary: SnapshotSummary
}

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

/// How far a run is.
struct SnapshotProgress {
    /// Of the bar, in characters.
    static let width = 40
    /// Goes to the start of the terminal's line and empties it.
    static let clear = "\r\u{1B}[K"

    let total: Int
    private(set) var done = 0

    init(total: Int) {
        self.total = total
    }

    /// Counts one; returns whether it completes one of so many steps.
    mutating func advance(steps: Int) -> Bool {
        done += 1
        return total > 0 && done * steps / total > (done - 1) * steps / total
    }

    /// `█████───── 512/1024`
    var bar: String {
        let filled = total == 0 ? Self.width : min(Self.width, done * Self.width / total)
        return String(repeating: "█", count: filled) + String(repeating: "─", count: Self.width - filled) + " \(line)"
    }

    /// `512/1024`
    var line: String { "\(done)/\(total)" }
}
