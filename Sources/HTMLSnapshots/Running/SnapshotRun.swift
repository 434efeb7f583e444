/// Compares many snapshots, several at a time.
///
/// Memory does not grow with their number: subjects are taken from their sequence when their turn is near, and results
/// are handed on.
public struct SnapshotRun: Sendable {
    private let mode: SnapshotMode
    private let normalizer: HTMLNormalizer
    private let workers: Int

    /// How many subjects more than are at work may wait for an earlier one, for each worker.
    private static let lead = 16

    /// A run.
    ///
    /// - Parameters:
    ///   - mode: What is written.
    ///   - normalizer: What HTML is compared by.
    ///   - workers: How many subjects are at work at a time.
    public init(mode: SnapshotMode, normalizer: HTMLNormalizer = HTMLNormalizer(), workers: Int = 2) {
        self.mode = mode
        self.normalizer = normalizer
        self.workers = max(1, workers)
    }

    /// Compares subjects; reporters get the results one at a time in the order of the subjects.
    ///
    /// - Parameters:
    ///   - subjects: What to compare. Two of them must not share a file; see ``SnapshotPlan``.
    ///   - total: How many they are, for those who wait.
    ///   - obsolete: The files of no snapshot.
    ///   - rejectsObsolete: Whether the run fails by those.
    public func run(
        _ subjects: some Sequence<SnapshotSubject>, total: Int, obsolete: [String] = [], rejectsObsolete: Bool = false,
        reporters: [any SnapshotReporter] = []
    ) async -> SnapshotSummary {
        let start = ContinuousClock.now
        var summary = SnapshotSummary(obsolete: obsolete, rejectsObsolete: rejectsObsolete)
        for reporter in reporters { reporter.begin(total: total) }
        await forEachResult(of: subjects) { result in
            summary.add(result.status)
            for reporter in reporters { reporter.report(result) }
        }
        summary.seconds = (ContinuousClock.now - start) / .seconds(1)
        for reporter in reporters { reporter.end(summary) }
        return summary
    }

    private func forEachResult(
        of subjects: some Sequence<SnapshotSubject>, body: (SnapshotResult) -> Void
    ) async {
        var subjects = subjects.makeIterator()
        var (started, atWork, finished) = (0, 0, 0)
        var waiting: [Int: SnapshotResult] = [:]
        await withTaskGroup(of: (Int, SnapshotResult).self) { group in
            repeat {
                while atWork < workers, started < finished + workers * Self.lead, let subject = subjects.next() {
                    let number = started
                    group.addTask { (number, SnapshotResult(comparing: subject, mode: mode, normalizer: normalizer)) }
                    (started, atWork) = (started + 1, atWork + 1)
                }
                guard let (number, result) = await group.next() else { break }
                atWork -= 1
                waiting[number] = result
                while let next = waiting.removeValue(forKey: finished) {
                    finished += 1
                    body(next)
                }
            } while true
        }
    }
}
