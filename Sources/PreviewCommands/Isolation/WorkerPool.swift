import Foundation
import Synchronization

/// Worker processes that make previews, and may die from them. Workers are this program, run again: see
/// ``PreviewWorker``.
final class WorkerPool: Sendable {
    private struct Workers {
        var idle: [WorkerProcess] = []
        var busy: [WorkerProcess] = []
        var areStopped = false
    }

    /// The number of slow trials that can run at the same time, in addition to one for each processor.
    private static let maxSlowTrials = 16

    private let timeout: Double
    /// One place for each processor. A slow trial gives up its place, because a preview that hangs needs no processor.
    private let processors = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount)
    /// One place for each trial that can run at the same time.
    private let places = DispatchSemaphore(
        value: ProcessInfo.processInfo.activeProcessorCount + WorkerPool.maxSlowTrials)
    private let workers = Mutex(Workers())

    /// Creates a pool whose workers may take this many seconds for a preview.
    init(timeout: Double) {
        self.timeout = timeout
    }

    /// Ends all workers and the trials that are running. No new trial starts. Can be called on any thread.
    func stop() {
        let all = workers.withLock { workers in
            workers.areStopped = true
            return workers.idle + workers.busy
        }
        for worker in all { worker.end() }
    }

    /// Makes the preview in a worker when there is room for another trial.
    func tryOutInTurn(_ subject: TrialSubject) throws(PreviewTrialError) {
        places.wait()
        processors.wait()
        var needsProcessor = true
        let release = {
            if needsProcessor { self.processors.signal() }
            needsProcessor = false
        }
        defer {
            release()
            places.signal()
        }
        try tryOut(subject, isSlow: release)
    }

    /// Makes the preview in a worker. If the worker dies, but has made other previews before, one of those may be the
    /// cause. Then a new worker decides.
    private func tryOut(_ subject: TrialSubject, isSlow: () -> Void) throws(PreviewTrialError) {
        if let worker = idleWorker() {
            do throws(PreviewTrialError) {
                return try make(subject, in: worker, isSlow: isSlow)
            } catch {
                guard case .died = error else { throw error }
            }
        }
        try make(subject, in: try newWorker(), isSlow: isSlow)
    }

    private func make(
        _ subject: TrialSubject, in worker: WorkerProcess, isSlow: () -> Void
    ) throws(PreviewTrialError) {
        var isAlive = false
        defer { takeBack(worker, isAlive: isAlive) }
        let reply = try worker.reply(to: .make(subject), timeout: timeout, isSlow: isSlow)
        guard case .ready = reply else { throw .noWorker(reply.mismatch) }
        isAlive = true
    }

    private func idleWorker() -> WorkerProcess? {
        workers.withLock { workers in
            guard let worker = workers.idle.popLast() else { return nil }
            workers.busy.append(worker)
            return worker
        }
    }

    private func newWorker() throws(PreviewTrialError) -> WorkerProcess {
        if workers.withLock(\.areStopped) { throw .noWorker("The program is ending.") }
        let worker = try WorkerProcess(timeout: timeout)
        let areStopped = workers.withLock { workers in
            workers.busy.append(worker)
            return workers.areStopped
        }
        if areStopped { worker.end() }
        return worker
    }

    /// Keeps at most as many idle workers as there are processors.
    private func takeBack(_ worker: WorkerProcess, isAlive: Bool) {
        workers.withLock { workers in
            workers.busy.removeAll { $0 === worker }
            let isKept = isAlive && workers.idle.count < ProcessInfo.processInfo.activeProcessorCount
            if isKept { workers.idle.append(worker) }
        }
    }
}
