import Dispatch
import Synchronization

/// The last calls of the assistants that use a host, and whether they may write. It ends with the host.
///
/// Any number of threads may use it.
final class AssistantLog: Sendable {
    private struct State {
        var calls: [AssistantCall] = []
        var count = 0
        var lastCall: ContinuousClock.Instant?
        var areWritesStopped = false
        var version = 0
        /// Whether the end of the connection is awaited.
        var isWaiting = false
    }

    /// The maximum number of calls that are kept.
    static let limit = 200
    /// How long an assistant counts as connected after a call, because the transport has no sessions.
    static let connection = Duration.seconds(15 * 60)

    /// The log of a page without assistants, such as one in an export.
    static let empty = AssistantLog()

    private let state = Mutex(State())
    private let changes: ChangeCounter
    private let now: @Sendable () -> ContinuousClock.Instant
    private let later: @Sendable (Duration, @escaping @Sendable () -> Void) -> Void

    /// - Parameters:
    ///   - changes: Counts the changes of the log.
    ///   - now: Tells the time.
    ///   - later: Calls a function after a while.
    init(
        changes: ChangeCounter = ChangeCounter(),
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        later: @escaping @Sendable (Duration, @escaping @Sendable () -> Void) -> Void = { time, body in
            DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + time / .seconds(1), execute: body)
        }
    ) {
        (self.changes, self.now, self.later) = (changes, now, later)
    }

    /// The calls, the newest first.
    var calls: [AssistantCall] { state.withLock { $0.calls.reversed() } }

    /// How often the calls, the connection or the permission have changed.
    var version: Int { state.withLock(\.version) }

    /// Whether an assistant has called a tool a short time ago.
    var isConnected: Bool { state.withLock { remainingTime($0) > .zero } }

    /// Whether a person has stopped writes.
    var areWritesStopped: Bool {
        get { state.withLock(\.areWritesStopped) }
        set { change { $0.areWritesStopped = newValue } }
    }

    /// Adds a call. The oldest one is removed if there are too many.
    func add(_ call: AssistantCall) {
        let waits = change { state in
            var call = call
            state.count += 1
            call.number = state.count
            state.calls = (state.calls + [call]).suffix(Self.limit)
            state.lastCall = now()
            defer { state.isWaiting = true }
            return !state.isWaiting
        }
        if waits { awaitEnd(after: Self.connection) }
    }

    /// Counts the end of the connection as a change, so that pages no longer show it.
    private func awaitEnd(after time: Duration) {
        later(time) { [weak self] in
            guard let self else { return }
            let rest = state.withLock { self.remainingTime($0) }
            if rest > .zero { return awaitEnd(after: rest) }
            change { $0.isWaiting = false }
        }
    }

    private func remainingTime(_ state: State) -> Duration {
        state.lastCall.map { Self.connection - $0.duration(to: now()) } ?? .zero
    }

    @discardableResult private func change<Result>(_ body: (inout State) -> Result) -> Result {
        let result = state.withLock { state in
            state.version += 1
            return body(&state)
        }
        changes.advance(\.page.calls)
        return result
    }
}
