import Synchronization

/// How many snapshots wait, for every page's top bar: counted again only after a while, as it takes a look at every file.
final class PendingCount: Sendable {
    private struct Counted {
        let count: Int
        let at: ContinuousClock.Instant
    }

    private let interval: Duration
    private let counted = Mutex<Counted?>(nil)

    /// - Parameter interval: How long a count is good.
    init(interval: Duration) {
        self.interval = interval
    }

    /// The count, which `count` makes where there is none that is good.
    func value(count: () -> Int) -> Int {
        let now = ContinuousClock.now
        if let known = counted.withLock({ $0 }), known.at.duration(to: now) < interval { return known.count }
        let new = Counted(count: count(), at: now)
        counted.withLock { $0 = new }
        return new.count
    }

    /// Makes the next value be counted, after something was accepted or rejected.
    func forget() {
        counted.withLock { $0 = nil }
    }
}
