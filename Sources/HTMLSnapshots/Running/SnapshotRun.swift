import Foundation
import HTMLParsing
import Synchronization

/// Compares many snapshots, several at a time.
///
/// On the calling thread and as many others as it takes, as it is work for processors. Memory does not grow with the number
/// of snapshots: subjects are taken from their sequence when their turn is near, and results are handed on.
public struct SnapshotRun: Sendable {
    private let mode: SnapshotMode
    private let normalizer: HTMLNormalizer
    private let workers: Int

    /// How many subjects are taken at a time, for each worker.
    private static let share = 16

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
        _ subjects: some Sequence<SnapshotCase>, total: Int, obsolete: [String] = [], rejectsObsolete: Bool = false,
        reporters: [any SnapshotReporter] = []
    ) -> SnapshotSummary {
        let start = ContinuousClock.now
        var summary = SnapshotSummary(obsolete: obsolete, rejectsObsolete: rejectsObsolete)
        for reporter in reporters { reporter.begin(total: total) }
        forEachResult(of: subjects) { result in
            summary.add(result.status)
            for reporter in reporters { reporter.report(result) }
        }
        summary.seconds = (ContinuousClock.now - start) / .seconds(1)
        for reporter in reporters { reporter.end(summary) }
        return summary
    }

    private func forEachResult(of subjects: some Sequence<SnapshotCase>, body: (SnapshotResult) -> Void) {
        var rest = subjects.makeIterator()
        while let first = rest.next() {
            var batch = [first]
            while batch.count < workers * Self.share, let subject = rest.next() { batch.append(subject) }
            results(of: batch).forEach(body)
        }
    }

    private func results(of batch: [SnapshotCase]) -> [SnapshotResult] {
        batch.concurrentMap(workers: workers) { SnapshotResult(comparing: $0, mode: mode, normalizer: normalizer) }
    }
}

extension Array where Element: Sendable {
    /// The results for all elements, in their order, made on threads whose stack has room for HTML of any depth.
    ///
    /// - Parameter workers: How many elements are at work at a time.
    package func concurrentMap<Result: Sendable>(
        workers: Int, _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        let taken = Atomic(0)
        let results = Mutex([Result?](repeating: nil, count: count))
        Thread.run(count: Swift.min(workers, count), stackSize: HTMLParser.stackSize) {
            while true {
                let index = taken.add(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                let result = transform(self[index])
                results.withLock { $0[index] = result }
            }
        }
        return results.withLock { $0.compactMap(\.self) }
    }
}

extension Thread {
    /// Calls `body` on so many threads of their own at once, and returns when all have ended.
    fileprivate static func run(count: Int, stackSize: Int, _ body: @escaping @Sendable () -> Void) {
        let isDone = DispatchSemaphore(value: 0)
        for _ in 0..<count {
            let thread = Thread {
                body()
                isDone.signal()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        for _ in 0..<count { isDone.wait() }
    }
}
