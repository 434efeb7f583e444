import Foundation
import HTMLParsing
import Synchronization

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
