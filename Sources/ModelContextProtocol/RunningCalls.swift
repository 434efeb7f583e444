import Dispatch
import Synchronization

/// The calls that are not answered yet.
final class RunningCalls: Sendable {
    /// The maximum number of calls at the same time. An assistant makes a few.
    private static let limit = 32

    private let calls = Mutex<[RequestID: ToolCall]>([:])
    private let running = DispatchGroup()

    /// Adds a call. Returns false if there are too many, or if one has the same id.
    func begin(_ id: RequestID, _ call: ToolCall) -> Bool {
        let begins = calls.withLock { calls in
            guard calls.count < Self.limit, calls[id] == nil else { return false }
            calls[id] = call
            return true
        }
        if begins { running.enter() }
        return begins
    }

    /// Removes a call, so that its id is free as soon as the client has the answer.
    ///
    /// - Parameter respond: Sends the answer.
    func end(_ id: RequestID, respond: () -> Void = {}) {
        calls.withLock { $0[id] = nil }
        respond()
        running.leave()
    }

    /// Cancels a call. A call that has been answered stays answered.
    func cancel(_ id: RequestID) { calls.withLock { $0[id] }?.cancel() }

    func wait(seconds: Double) { _ = running.wait(timeout: .now() + seconds) }
}
