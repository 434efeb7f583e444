import Foundation
import PreviewCatalog
import Synchronization

/// Tries each preview out once in a worker process before it is made in this one.
///
/// What a preview's body and its ViewModel's encoding do is the same each time, so a preview that a worker survives is
/// made here. Workers are this program, run again: see ``PreviewWorker``.
final class PreviewTrials: PreviewIsolation {
    /// What has come of a preview's trial; nil until its end.
    private final class Trial: Sendable {
        let result = Mutex<Result<Void, PreviewTrialError>?>(nil)
    }

    private struct Workers {
        var idle: [WorkerProcess] = []
        var busy: [WorkerProcess] = []
        var areStopped = false
    }

    private let timeout: Double
    private let trials = Mutex<[String: Trial]>([:])
    private let workers = Mutex(Workers())

    /// Allows each preview this many seconds.
    init(timeout: Double) {
        self.timeout = timeout
    }

    /// What has come of the preview's trial. Others who ask for the same preview meanwhile wait for it.
    func failure(of preview: Preview) -> PreviewFailure.Reason? {
        let name = PreviewWorker.name(of: preview)
        let trial = trials.withLock { trials in
            let trial = trials[name] ?? Trial()
            trials[name] = trial
            return trial
        }
        return trial.result.withLock { result in
            let known = result ?? Result { () throws(PreviewTrialError) in try tryOut(name) }
            result = known
            if case .failure(let error) = known { return error.reason }
            return nil
        }
    }

    /// Ends all workers, on any thread, and with them the trials that are under way. No other begins.
    func stop() {
        let all = workers.withLock { workers in
            workers.areStopped = true
            return workers.idle + workers.busy
        }
        for worker in all { worker.kill() }
    }

    /// Has a worker make the preview. One that has made others before may have been harmed by them, so that its death
    /// proves nothing: a new one decides.
    private func tryOut(_ name: String) throws(PreviewTrialError) {
        if let worker = idleWorker() {
            do throws(PreviewTrialError) {
                return try make(name, in: worker)
            } catch {
                guard case .died = error else { throw error }
            }
        }
        try make(name, in: try newWorker())
    }

    private func make(_ name: String, in worker: WorkerProcess) throws(PreviewTrialError) {
        var isAlive = false
        defer { takeBack(worker, isAlive: isAlive) }
        try worker.make(name, timeout: timeout)
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

    /// Keeps as many idle workers as there are processors.
    private func takeBack(_ worker: WorkerProcess, isAlive: Bool) {
        workers.withLock { workers in
            workers.busy.removeAll { $0 === worker }
            let isKept = isAlive && workers.idle.count < ProcessInfo.processInfo.activeProcessorCount
            if isKept { workers.idle.append(worker) }
        }
    }
}

/// Why a preview has not passed its trial.
enum PreviewTrialError: Error {
    /// There was no trial, because no worker could be started.
    case noWorker(String)
    /// The worker died of it.
    case died(WorkerDeath)
    /// The worker was not done within this many seconds.
    case timedOut(Double)

    /// The error as a preview's failure tells it.
    var reason: PreviewFailure.Reason {
        switch self {
        case .noWorker(let message): .untried(message)
        case .died(.exited(let code)): .exited(code)
        case .died(.crashed(let message)): .crashed(message)
        case .timedOut(let seconds): .timedOut(seconds)
        }
    }
}
