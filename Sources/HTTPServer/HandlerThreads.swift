import Dispatch
import FOSFoundation
import Synchronization

/// The threads on which handlers run, so that a handler that waits delays no connection but its own.
final class HandlerThreads: Sendable {
    private struct State {
        var waiting: [@Sendable () -> Void] = []
        /// The number of threads. 0 after the end.
        var threads = 0
    }

    private let state = Mutex(State())
    /// Counts what waits, and after the end the threads that must end.
    private let isNeeded = DispatchSemaphore(value: 0)
    private let hasEnded = DispatchSemaphore(value: 0)

    /// Starts the threads, or fewer if the system cannot start as many.
    init(count: Int, stackSize: Int) {
        for _ in 0..<count where (try? StartedThread.run(stackSize: stackSize) { [self] in serve() }) != nil {
            state.withLock { $0.threads += 1 }
        }
    }

    /// Calls a function on the next thread that is free. Without threads and after the end, calls it on the current one.
    func run(_ work: @escaping @Sendable () -> Void) {
        let isTaken = state.withLock { state in
            if state.threads > 0 { state.waiting.append(work) }
            return state.threads > 0
        }
        if isTaken { isNeeded.signal() } else { work() }
    }

    /// Waits until everything that was given to the threads is done, and ends them.
    func end() {
        let threads = state.withLock { state in
            defer { state.threads = 0 }
            return state.threads
        }
        for _ in 0..<threads { isNeeded.signal() }
        for _ in 0..<threads { hasEnded.wait() }
    }

    private func serve() {
        while runNext() {}
        hasEnded.signal()
    }

    /// Returns whether there was something to do. It has been released then, with everything that it holds.
    private func runNext() -> Bool {
        isNeeded.wait()
        guard let work = state.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) else { return false }
        work()
        return true
    }
}
