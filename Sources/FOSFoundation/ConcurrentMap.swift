import Foundation
import Synchronization

extension Array where Element: Sendable {
    /// Returns the results for all elements in order, computed on new threads. If the system cannot start as many, fewer
    /// compute them, and without any, the calling one does.
    ///
    /// - Parameters:
    ///   - workers: The maximum number of elements to process at a time.
    ///   - stackSize: The stack size of the threads, in bytes.
    package func concurrentMap<Result: Sendable>(
        workers: Int, stackSize: Int, _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        let taken = Atomic(0)
        let results = Mutex([Result?](repeating: nil, count: count))
        runOnThreads(Swift.min(workers, count), stackSize: stackSize) {
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

/// Calls `body` on up to a number of new threads at once, or else on the calling one, and returns when all have ended.
private func runOnThreads(_ count: Int, stackSize: Int, _ body: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    let work: @Sendable () -> Void = {
        body()
        isDone.signal()
    }
    let started = (0..<count).prefix { _ in (try? StartedThread.run(stackSize: stackSize, work)) != nil }
    if started.isEmpty, count > 0 { return body() }
    for _ in started { isDone.wait() }
}

/// Returns the results of two functions, of which the second one runs on a new thread, or after the first one if the
/// system cannot start a thread.
package func concurrently<First, Second: Sendable>(
    _ first: () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
    let result = Mutex<Second?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    let work: @Sendable () -> Void = {
        let value = second()
        result.withLock { $0 = value }
        isDone.signal()
    }
    let isStarted = (try? StartedThread.run(work)) != nil
    let own = first()
    if !isStarted { work() }
    isDone.wait()
    // Not nil, because the thread stores the result before it signals.
    return (own, result.withLock(\.self)!)
}
