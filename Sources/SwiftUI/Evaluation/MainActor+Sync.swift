import Dispatch
import Foundation
import Synchronization

extension MainActor {
    /// Marks the main queue, as the main thread has ended after `dispatchMain()`.
    private static let queueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Runs a function on the main actor and waits for its result, from any thread.
    ///
    /// The main thread must either call this itself, or run the main queue: with `dispatchMain()`, a run loop, or an
    /// asynchronous `main`. If it waits for something else, the call does not return.
    nonisolated package static func sync<Result: Sendable>(
        _ body: @MainActor @Sendable () throws -> Result
    ) rethrows -> Result {
        try isCurrent ? assumeIsolated(body) : DispatchQueue.main.sync { try assumeIsolated(body) }
    }

    /// Runs an asynchronous function on the main actor and waits for its result, from any other thread.
    ///
    /// Nil on the main actor itself, which cannot wait for its own work.
    nonisolated package static func wait<Result: Sendable>(
        for body: @escaping @MainActor @Sendable () async -> Result
    ) -> Result? {
        guard !isCurrent else { return nil }
        let result = Mutex<Result?>(nil)
        let done = DispatchSemaphore(value: 0)
        Task { @MainActor in
            let value = await body()
            result.withLock { $0 = value }
            done.signal()
        }
        done.wait()
        return result.withLock(\.self)
    }

    /// Whether the main actor runs this.
    nonisolated package static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: queueKey) == true || Thread.isMainThread
    }
}

/// Runs what the tasks of a view do outside the main actor, and resumes them.
///
/// It has a queue of its own, so that threads that wait for a view cannot keep the view's tasks from running.
package final class ViewTaskExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "SwiftUI.tasks")
    private let jobs = Atomic(0)
    /// Signals changes to a thread that waits for the view.
    private let changes = DispatchSemaphore(value: 0)

    /// The number of jobs so far.
    package var jobCount: Int { jobs.load(ordering: .acquiring) }

    package func enqueue(_ job: consuming ExecutorJob) {
        jobs.add(1, ordering: .acquiringAndReleasing)
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        reportChange()
    }

    /// Tells a thread that waits for the view that something has changed.
    func reportChange() { changes.signal() }

    /// Waits for a change or a job that no call has waited for yet, or until the time is over.
    func waitForChange(until end: DispatchTime) {
        _ = changes.wait(timeout: end)
        while changes.wait(timeout: .now()) == .success {}
    }

    /// Waits until the jobs so far have run, or the time is over.
    func waitForJobs(until end: DispatchTime) {
        let done = DispatchSemaphore(value: 0)
        afterJobs { done.signal() }
        _ = done.wait(timeout: end)
    }

    /// Calls a function after the jobs so far have run, on any thread.
    package func afterJobs(_ function: @escaping @Sendable () -> Void) {
        queue.async(execute: function)
    }
}
