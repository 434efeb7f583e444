import Foundation
import PreviewCatalog
import Synchronization

/// Makes each preview once in a worker process before it is made in this process.
///
/// A preview's body and the encoding of its ViewModel do the same each time. So if a worker survives a preview, this
/// process can make it, too. Workers are this program, run again: see ``PreviewWorker``.
final class PreviewTrials: PreviewIsolation {
    /// The result of a preview's trial. Nil while the trial runs.
    private final class Trial: Sendable {
        let result = Mutex<Result<Void, PreviewTrialError>?>(nil)
    }

    private struct Workers {
        var idle: [WorkerProcess] = []
        var busy: [WorkerProcess] = []
        var areStopped = false
    }

    /// The number of slow trials that can run at the same time, in addition to one for each processor.
    private static let mostSlowTrials = 16

    private let timeout: Double
    /// One place for each processor. A slow trial gives up its place, because a preview that hangs needs no processor.
    private let processors = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount)
    /// One place for each trial that can run at the same time.
    private let places = DispatchSemaphore(
        value: ProcessInfo.processInfo.activeProcessorCount + PreviewTrials.mostSlowTrials)
    private let trials = Mutex<[String: Trial]>([:])
    private let workers = Mutex(Workers())

    /// Creates trials that allow each preview this many seconds.
    init(timeout: Double) {
        self.timeout = timeout
    }

    /// Returns the result of the preview's trial. Other callers for the same preview wait for the same trial.
    func failure(of preview: Preview) -> PreviewFailure.Reason? {
        let name = PreviewWorker.name(of: preview)
        let trial = trials.withLock { trials in
            let trial = trials[name] ?? Trial()
            trials[name] = trial
            return trial
        }
        return trial.result.withLock { result in
            let known = result ?? Result { () throws(PreviewTrialError) in try tryOutInTurn(name) }
            result = known
            if case .failure(let error) = known { return error.reason }
            return nil
        }
    }

    /// Ends all workers and the trials that are running. No new trial starts. Can be called on any thread.
    func stop() {
        let all = workers.withLock { workers in
            workers.areStopped = true
            return workers.idle + workers.busy
        }
        for worker in all { worker.kill() }
    }

    /// Makes the preview in a worker when there is room for another trial.
    private func tryOutInTurn(_ name: String) throws(PreviewTrialError) {
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
        try tryOut(name, isSlow: release)
    }

    /// Makes the preview in a worker. If the worker dies, but has made other previews before, one of those may be the
    /// cause. Then a new worker decides.
    private func tryOut(_ name: String, isSlow: () -> Void) throws(PreviewTrialError) {
        if let worker = idleWorker() {
            do throws(PreviewTrialError) {
                return try make(name, in: worker, isSlow: isSlow)
            } catch {
                guard case .died = error else { throw error }
            }
        }
        try make(name, in: try newWorker(), isSlow: isSlow)
    }

    private func make(
        _ name: String, in worker: WorkerProcess, isSlow: () -> Void
    ) throws(PreviewTrialError) {
        var isAlive = false
        defer { takeBack(worker, isAlive: isAlive) }
        try worker.make(name, timeout: timeout, isSlow: isSlow)
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
        if areStopped { worker.kill() }
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

/// The reason why a preview failed its trial.
enum PreviewTrialError: Error {
    /// No worker could be started, so there was no trial.
    case noWorker(String)
    /// The preview ended the worker.
    case died(WorkerDeath)
    /// The worker did not finish within this many seconds.
    case timedOut(Double)

    /// The error as the failure of a preview.
    var reason: PreviewFailure.Reason {
        switch self {
        case .noWorker(let message): .untried(message)
        case .died(.exited(let code)): .exited(code)
        case .died(.crashed(let message)): .crashed(message)
        case .timedOut(let seconds): .timedOut(seconds)
        }
    }
}
