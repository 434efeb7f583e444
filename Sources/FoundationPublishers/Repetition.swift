import OpenCombine
import Synchronization

extension ViewClock {
    /// Runs a function again and again, until the result is cancelled or released.
    ///
    /// - Parameters:
    ///   - delay: The time before the first run, in nanoseconds.
    ///   - interval: The time between two runs.
    func run(after delay: Int, every interval: Int, _ work: @escaping @Sendable () -> Void) -> AnyCancellable {
        let repetition = Repetition(clock: self, interval: max(interval, Repetition.minInterval), work: work)
        repetition.start(after: delay)
        return AnyCancellable { repetition.cancel() }
    }
}

/// A function that runs again and again in the time of a view.
private final class Repetition: Sendable {
    /// One millisecond.
    static let minInterval = 1_000_000

    private struct State {
        var isCancelled = false
        /// What is due next.
        var number: Int?
    }

    private let state = Mutex(State())
    private let clock: ViewClock
    private let interval: Int
    private let work: @Sendable () -> Void

    init(clock: ViewClock, interval: Int, work: @escaping @Sendable () -> Void) {
        self.clock = clock
        self.interval = interval
        self.work = work
    }

    func start(after delay: Int) {
        state.withLock { state in
            guard !state.isCancelled else { return }
            state.number = clock.schedule(after: delay, as: .repeated) { self.run() }
        }
    }

    private func run() {
        guard !state.withLock(\.isCancelled) else { return }
        work()
        start(after: interval)
    }

    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            if let number = state.number { clock.cancel(number) }
        }
    }
}
