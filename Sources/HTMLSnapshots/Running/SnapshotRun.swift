import FOSFoundation
import HTMLParsing

/// Compares many snapshots, several at a time.
///
/// The work runs on the calling thread and as many others as needed, because it is CPU work. Memory use does not grow
/// with the number of snapshots: cases are taken from their sequence shortly before they are compared, and results
/// are passed on.
package struct SnapshotRun: Sendable {
    private let mode: SnapshotMode
    private let normalizer: HTMLNormalizer
    private let workers: Int

    /// The number of cases to take at a time for each worker.
    private static let casesPerWorker = 16

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - mode: The snapshots to write.
    ///   - normalizer: The normal form for the comparison.
    ///   - workers: The number of cases to compare at a time.
    package init(mode: SnapshotMode, normalizer: HTMLNormalizer = HTMLNormalizer(), workers: Int = 2) {
        self.mode = mode
        self.normalizer = normalizer
        self.workers = max(1, workers)
    }

    /// Compares cases. Reporters receive the results one at a time, in the order of the cases.
    ///
    /// - Parameters:
    ///   - cases: The cases. No two of them may share a file; see ``SnapshotPlan``.
    ///   - total: The number of cases, for progress.
    ///   - obsolete: The paths of obsolete files.
    ///   - rejectsObsolete: Whether these fail the run.
    package func run(
        _ cases: some Sequence<SnapshotCase>, total: Int, obsolete: [String] = [], rejectsObsolete: Bool = false,
        reporters: [any SnapshotReporter] = []
    ) -> SnapshotSummary {
        let start = ContinuousClock.now
        var summary = SnapshotSummary(obsolete: obsolete, rejectsObsolete: rejectsObsolete)
        for reporter in reporters { reporter.begin(total: total) }
        forEachResult(of: cases) { result in
            summary.add(result.status)
            for reporter in reporters { reporter.report(result) }
        }
        summary.seconds = (ContinuousClock.now - start) / .seconds(1)
        for reporter in reporters { reporter.end(summary) }
        return summary
    }

    private func forEachResult(of cases: some Sequence<SnapshotCase>, body: (SnapshotResult) -> Void) {
        var rest = cases.makeIterator()
        while let first = rest.next() {
            var batch = [first]
            while batch.count < workers * Self.casesPerWorker, let next = rest.next() { batch.append(next) }
            results(of: batch).forEach(body)
        }
    }

    private func results(of batch: [SnapshotCase]) -> [SnapshotResult] {
        batch.concurrentMap(workers: workers) { SnapshotResult(comparing: $0, mode: mode, normalizer: normalizer) }
    }
}

extension Array where Element: Sendable {
    /// Returns the results for all elements in order, computed on threads whose stack has room for HTML of any depth.
    ///
    /// - Parameter workers: The number of elements to process at a time.
    package func concurrentMap<Result: Sendable>(
        workers: Int, _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        concurrentMap(workers: workers, stackSize: HTMLParser.stackSize, transform)
    }
}
