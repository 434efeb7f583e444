import FOSFoundation
import Testing

@Suite struct AsyncSemaphoreTests {
    @Test(arguments: [1, 3]) func noMoreTasksRunAtATime(limit: Int) async throws {
        let semaphore = AsyncSemaphore(maxConcurrentTasks: limit)
        let counts = RunningTasks()
        try await withThrowingTaskGroup { group in
            for _ in 1...20 {
                group.addTask {
                    try await semaphore.wait()
                    await counts.begin()
                    await Task.yield()
                    await counts.end()
                    await semaphore.signal()
                }
            }
            try await group.waitForAll()
        }
        #expect(await counts.running == 0)
        #expect(await (1...limit).contains(counts.most))
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

private actor RunningTasks {
    private(set) var running = 0
    private(set) var most = 0

    func begin() {
        running += 1
        most = max(most, running)
    }

    func end() { running -= 1 }
}
