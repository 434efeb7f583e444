import Synchronization

// The compiler prefers these functions to those of the module `_Concurrency`, as it does for any other module.

extension Task where Success == Never, Failure == Never {
    /// Waits for a time. A picture shows a view as it is after that.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        try await sleep(for: .nanoseconds(Int64(clamping: duration)))
    }

    /// Waits for a time. A picture shows a view as it is after that.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    public static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        guard let view = ViewClock.current, let duration = duration as? Duration else {
            return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
        }
        try await view.sleep(duration)
    }

    /// Waits until a time. A picture shows a view as it is after that.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    public static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        guard let view = ViewClock.current, let duration = clock.now.duration(to: deadline) as? Duration else {
            return try await clock.sleep(until: deadline, tolerance: tolerance)
        }
        try await view.sleep(duration)
    }
}

extension ViewClock {
    /// Waits for a time. After the end of the view, that is a real one.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    fileprivate func sleep(_ duration: Duration) async throws {
        let sleep = Sleep()
        let delay = min(max(0, duration / .nanoseconds(1)), Double(Self.maxDelay))
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { sleep.begin($0, delay: Int(delay), clock: self) }
        } onCancel: {
            sleep.cancel(self)
        }
    }
}

/// A task that waits for a time.
private final class Sleep: Sendable {
    private struct State {
        var isCancelled = false
        var continuation: CheckedContinuation<Void, any Error>?
        var number: Int?
    }

    private let state = Mutex(State())

    func begin(_ continuation: CheckedContinuation<Void, any Error>, delay: Int, clock: ViewClock) {
        state.withLock { state in
            guard !state.isCancelled else { return continuation.resume(throwing: CancellationError()) }
            state.continuation = continuation
            state.number = clock.schedule(after: delay, as: .sleep) { self.takeContinuation()?.resume() }
        }
    }

    func cancel(_ clock: ViewClock) {
        state.withLock { state in
            state.isCancelled = true
            if let number = state.number { clock.cancel(number) }
        }
        takeContinuation()?.resume(throwing: CancellationError())
    }

    private func takeContinuation() -> CheckedContinuation<Void, any Error>? {
        state.withLock { $0.continuation.take() }
    }
}
