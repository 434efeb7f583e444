import FOSFoundation
import Synchronization
import Testing

@Suite struct AsyncSemaphoreTests {
    @Test(arguments: [1, 3]) func noMoreTasksRunAtATime(limit: Int) async throws {
        let semaphore = AsyncSemaphore(maxConcurrentTasks: limit)
        let counts = Mutex((running: 0, most: 0))
        try await withThrowingTaskGroup { group in
            for _ in 1...20 {
                group.addTask {
                    try await semaphore.wait()
                    counts.withLock {
                        $0.running += 1
                        $0.most = max($0.most, $0.running)
                    }
                    await Task.yield()
                    counts.withLock { $0.running -= 1 }
                    await semaphore.signal()
                }
            }
            try await group.waitForAll()
        }
        #expect(counts.withLock { $0.running == 0 && $0.most <= limit && $0.most > 0 })
    }

    @Test func aCanceledTaskDoesNotWait() async throws {
        let semaphore = AsyncSemaphore(maxConcurrentTasks: 1)
        try await semaphore.wait()
        let waiting = Task { try await semaphore.wait() }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        await semaphore.signal()
        try await semaphore.wait()
    }
}
