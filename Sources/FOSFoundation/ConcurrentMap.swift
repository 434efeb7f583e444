import Foundation
import Synchronization

extension Array where Element: Sendable {
    /// Returns the results for all elements in order, computed on new threads.
    ///
    /// - Parameters:
    ///   - workers: The number of elements to process at a time.
    ///   - stackSize: The stack size of the threads, in bytes.
    package func concurrentMap<Result: Sendable>(
        workers: Int, stackSize: Int, _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        let taken = Atomic(0)
        let results = Mutex([Result?](repeating: nil, count: count))
        Thread.run(count: Swift.min(workers, count), stackSize: stackSize) {
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
    /// Calls `body` on a number of new threads at once, and returns when all have ended.
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

/// Returns the results of two functions, of which the second one runs on a new thread.
package func concurrently<First, Second: Sendable>(
    _ first: () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
    let result = Mutex<Second?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    Thread {
        let value = second()
        result.withLock { $0 = value }
        isDone.signal()
    }.start()
    let own = first()
    isDone.wait()
    // Not nil, because the thread stores the result before it signals.
    return (own, result.withLock(\.self)!)
}
