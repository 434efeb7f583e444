import FOSFoundation
import Synchronization
import Testing

@Suite struct ConcurrentMapTests {
    @Test(arguments: [0, 1, 2, 5, 100], [1, 2, 7])
    func resultsAreInTheOrderOfTheElements(count: Int, workers: Int) {
        let results = Array(0..<count).concurrentMap(workers: workers, stackSize: 1 << 19) { $0 * $0 }
        #expect(results == (0..<count).map { $0 * $0 })
    }

    /// No system has room for such a stack.
    @Test func withoutThreadsTheCallingOneComputesTheResults() {
        #expect(throws: ThreadError.self) { try StartedThread.run(stackSize: 1 << 46) {} }
        #expect([1, 2, 3].concurrentMap(workers: 2, stackSize: 1 << 46) { $0 * 2 } == [2, 4, 6])
    }

    @Test func noMoreElementsAreProcessedAtOnceThanAskedFor() {
        let counts = Mutex((running: 0, most: 0))
        _ = Array(0..<50).concurrentMap(workers: 3, stackSize: 1 << 19) { _ in
            counts.withLock { counts in
                counts.running += 1
                counts.most = max(counts.most, counts.running)
            }
            counts.withLock { $0.running -= 1 }
        }
        #expect((1...3).contains(counts.withLock { $0.most }))
    }
}
