import Foundation

/// Lets a limited number of tasks run a part of their code at a time. Unlike with a `DispatchSemaphore`, no thread waits.
public actor AsyncSemaphore {
    /// The number of tasks that can be between ``wait()`` and ``signal()``.
    public let maxConcurrentTasks: Int
    private var running = 0
    private var waiting: [(id: UUID, task: CheckedContinuation<Void, any Error>)] = []

    /// Creates a semaphore for this number of tasks.
    public init(maxConcurrentTasks: Int) {
        self.maxConcurrentTasks = maxConcurrentTasks
    }

    /// Waits until fewer tasks are running, in the order of the calls. Each call that returns needs a ``signal()``.
    ///
    /// - Throws: `CancellationError` if the task is canceled before.
    public func wait() async throws {
        try Task.checkCancellation()
        guard running >= maxConcurrentTasks else {
            running += 1
            return
        }
        let id = UUID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (task: CheckedContinuation<Void, any Error>) in
                // A handler that was called before did not find the task.
                if Task.isCancelled {
                    task.resume(throwing: CancellationError())
                } else {
                    waiting.append((id, task))
                }
            }
        } onCancel: {
            Task { await self.cancel(id) }
        }
    }

    /// Lets the next task run.
    public func signal() {
        if waiting.isEmpty {
            running = max(running - 1, 0)
        } else {
            waiting.removeFirst().task.resume()
        }
    }

    private func cancel(_ id: UUID) {
        guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
        waiting.remove(at: index).task.resume(throwing: CancellationError())
    }
}
