import Synchronization

/// How many snapshots wait, for every page's top bar: counted again only after a while, as it takes a look at every file.
final class PendingCount: Sendable {
    private struct Counted {
        let count: Int
        let at: ContinuousClock.Instant
    }

    private struct State {
        var counted: Counted?
        /// How often the count was forgotten: one that was begun before is not kept.
        var generation = 0
    }

    private let interval: Duration
    private let state = Mutex(State())

    /// - Parameter interval: How long a count is good.
    init(interval: Duration) {
        self.interval = interval
    }

    /// The count, which `count` makes where there is none that is good.
    func value(count: () -> Int) -> Int {
        let now = ContinuousClock.now
        let known = state.withLock { $0 }
        if let counted = known.counted, counted.at.duration(to: now) < interval { return counted.count }
        let new = Counted(count: count(), at: now)
        state.withLock { if $0.generation == known.generation { $0.counted = new } }
        return new.count
    }

    /// Makes the next value be counted, after something was accepted or rejected.
    func forget() {
        state.withLock {
            $0.counted = nil
            $0.generation += 1
        }
    }
}
