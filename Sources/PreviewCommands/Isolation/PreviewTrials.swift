import FOSFoundation
import Foundation
import HTTPServer
import PreviewCatalog
import Synchronization

/// Makes each preview once in a worker process before it is made in this process.
///
/// A preview's body and the encoding of its ViewModel do the same each time. So if a worker survives a preview, this
/// process can make it, too.
final class PreviewTrials: PreviewIsolation {
    /// Makes a preview in a worker.
    typealias TryOut = @Sendable (_ subject: TrialSubject) throws(PreviewTrialError) -> Void

    /// The trial of a preview, which may still be running.
    private final class Trial: Sendable {
        private let result = Mutex<Result<Void, PreviewTrialError>?>(nil)
        private let end = DispatchGroup()

        init() {
            end.enter()
        }

        func finish(_ result: Result<Void, PreviewTrialError>) {
            self.result.withLock { $0 = result }
            end.leave()
        }

        /// Returns the reason why the preview failed, after the trial has ended.
        func reason() -> PreviewFailure.Reason? {
            end.wait()
            guard case .failure(let error) = result.withLock(\.self) else { return nil }
            return error.reason
        }

        /// Whether the trial ends within this time.
        func ends(within time: DispatchTimeInterval) -> Bool { end.wait(timeout: .now() + time) == .success }
    }

    private struct Requests {
        /// The number of requests that wait for slow trials.
        var waiting = 0
        /// The number of running trials that requests have started.
        var trials = 0
    }

    private struct Trials {
        /// The number of changed previews whose trials are kept. Those without changes are all kept.
        private static let maxChanged = 512

        private var known: [TrialSubject: Trial] = [:]
        /// The changed previews, the oldest first.
        private var changed: [TrialSubject] = []

        subscript(subject: TrialSubject) -> Trial? { known[subject] }

        mutating func add(_ trial: Trial, of subject: TrialSubject) {
            known[subject] = trial
            guard subject.changes != nil else { return }
            changed.append(subject)
            if changed.count > Self.maxChanged { known[changed.removeFirst()] = nil }
        }

        mutating func remove(_ subject: TrialSubject) {
            known[subject] = nil
            changed.removeAll { $0 == subject }
        }
    }

    /// The number of running trials that requests have started and may no longer wait for. Each has a thread.
    private static let maxTrialsOfRequests = 64

    private let maxWaiting: Int
    private let usual: DispatchTimeInterval
    private let tryOut: TryOut
    private let endAll: @Sendable () -> Void
    private let trials = Mutex(Trials())
    private let requests = Mutex(Requests())

    /// Creates trials that allow each preview this many seconds.
    convenience init(timeout: Double) {
        let pool = WorkerPool(timeout: timeout)
        self.init(stop: pool.stop, tryOut: pool.tryOutInTurn)
    }

    /// Creates trials.
    ///
    /// - Parameters:
    ///   - maxWaiting: The number of requests that can wait for slow trials at the same time. The default leaves half
    ///     of a server's threads for other requests.
    ///   - usual: The time in which most trials end. Any request waits that long.
    ///   - stop: Ends all trials.
    ///   - tryOut: Makes a preview in a worker. Called on any thread.
    init(
        maxWaiting: Int = HTTPServerConfiguration.minThreads / 2,
        usual: DispatchTimeInterval = .milliseconds(250), stop: @escaping @Sendable () -> Void = {},
        tryOut: @escaping TryOut
    ) {
        self.maxWaiting = maxWaiting
        self.usual = usual
        self.tryOut = tryOut
        endAll = stop
    }

    /// Returns the result of the preview's trial. Other callers for the same preview wait for the same trial.
    func failure(of preview: Preview, _ changes: PreviewChanges? = nil) -> PreviewFailure.Reason? {
        let subject = TrialSubject(preview, changes)
        let (trial, isNew) = trial(of: subject)
        if isNew { run(trial, of: subject) }
        return trial.reason()
    }

    func isKnown(_ preview: Preview, _ changes: PreviewChanges? = nil) -> Bool {
        guard let trial = requestedTrial(of: TrialSubject(preview, changes)) else { return false }
        if trial.ends(within: usual) { return true }
        let mayWait = requests.withLock { requests in
            guard requests.waiting < maxWaiting else { return false }
            requests.waiting += 1
            return true
        }
        guard mayWait else { return false }
        defer { requests.withLock { $0.waiting -= 1 } }
        _ = trial.reason()
        return true
    }

    /// Ends all workers and the trials that are running. No new trial starts. Can be called on any thread.
    func stop() { endAll() }

    private func trial(of subject: TrialSubject) -> (trial: Trial, isNew: Bool) {
        trials.withLock { trials in
            if let trial = trials[subject] { return (trial, false) }
            let trial = Trial()
            trials.add(trial, of: subject)
            return (trial, true)
        }
    }

    /// Returns the trial of a preview for a request, which need not wait for its end. If it is new, it runs on a thread
    /// of its own. Nil if too many such trials are running.
    private func requestedTrial(of subject: TrialSubject) -> Trial? {
        if let known = trials.withLock({ $0[subject] }) { return known }
        let mayStart = requests.withLock { requests in
            guard requests.trials < Self.maxTrialsOfRequests else { return false }
            requests.trials += 1
            return true
        }
        guard mayStart else { return nil }
        let (trial, isNew) = trial(of: subject)
        let end: @Sendable () -> Void = { self.requests.withLock { $0.trials -= 1 } }
        guard isNew else {
            end()
            return trial
        }
        do throws(ThreadError) {
            try StartedThread.run {
                self.run(trial, of: subject)
                end()
            }
        } catch {
            self.end(trial, of: subject, .failure(.noWorker(error.localizedDescription)))
            end()
        }
        return trial
    }

    private func run(_ trial: Trial, of subject: TrialSubject) {
        end(trial, of: subject, Result { () throws(PreviewTrialError) in try tryOut(subject) })
    }

    private func end(_ trial: Trial, of subject: TrialSubject, _ result: Result<Void, PreviewTrialError>) {
        // Without a worker, there was no trial. The next request tries again.
        if case .failure(.noWorker) = result { trials.withLock { $0.remove(subject) } }
        trial.finish(result)
    }
}

/// A preview to try out.
struct TrialSubject: Codable, Hashable {
    /// The identifier of the preview between the processes.
    let name: String
    /// The changes with which it is made. Nil if its arguments are not asked for.
    let changes: PreviewChanges?

    init(_ preview: Preview, _ changes: PreviewChanges?) {
        name = PreviewWorker.name(of: preview)
        self.changes = changes
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
