import Dispatch
import Synchronization

extension Array where Element: Sendable {
    /// The results for all elements, in their order, made on the calling thread and as many others as it takes.
    ///
    /// - Parameter workers: How many elements are at work at a time.
    package func concurrentMap<Result: Sendable>(
        workers: Int, _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        let taken = Atomic(0)
        let results = Mutex([Result?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: Swift.min(workers, count)) { _ in
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
