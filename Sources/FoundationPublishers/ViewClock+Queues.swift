public import Dispatch

// The compiler prefers these functions to those of Dispatch, which have more parameters.

extension DispatchQueue {
    /// Runs a function as soon as possible. A picture of the view that calls this on the main queue shows it after that.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let clock = viewClock else { return async(group: nil, execute: work) }
        if clock.isPicture {
            clock.schedule(after: 0, work)
        } else {
            async(group: nil) { clock.runOnMainActor(work) }
        }
    }

    /// Runs a function at a time. A picture of the view that calls this on the main queue shows it after that time.
    public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard let clock = viewClock else { return asyncAfter(deadline: deadline, qos: .unspecified, execute: work) }
        clock.schedule(after: deadline.delay, work)
    }

    /// The clock of the view whose function runs now. Nil for other queues than the main queue.
    var viewClock: ViewClock? {
        // On Linux, the main queue is another object each time.
        guard let clock = ViewClock.current, label == DispatchQueue.main.label else { return nil }
        return clock
    }
}

extension DispatchTime {
    /// The nanoseconds from now, in whole milliseconds, so that two functions that a view asks for at once keep their order.
    var delay: Int {
        let now = Self.now().uptimeNanoseconds
        guard uptimeNanoseconds > now else { return 0 }
        return Int(clamping: ((uptimeNanoseconds - now) / 1_000_000 + 1) * 1_000_000)
    }
}
