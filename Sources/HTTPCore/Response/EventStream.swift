import Synchronization

/// Server-sent events: a response that continues until its client or the server ends it.
///
/// Any number of threads may send. The server's thread for the connection reads.
///
/// Source: <https://html.spec.whatwg.org/multipage/server-sent-events.html>.
package final class EventStream: Sendable {
    /// What a connection gets of a stream.
    package enum Piece: Hashable, Sendable {
        /// This many bytes.
        case bytes(Int)
        /// Nothing at the moment. The connection waits.
        case none
        /// The end.
        case end
    }

    fileprivate struct State {
        var pending: [UInt8]
        var isEnded = false
        /// Continues the connection. Nil unless it waits.
        var resume: (@Sendable () -> Void)?
    }

    /// The maximum number of bytes that wait for a slow client. A stream with more ends.
    package static let limit = 65_536

    private let state: Mutex<State>

    /// Creates a stream whose client connects again after this many milliseconds if the connection is lost.
    package init(retry: Int) {
        state = Mutex(State(pending: Array("retry: \(retry)\n\n".utf8)))
    }

    /// Whether the client has disconnected, or the server has ended the stream.
    package var isEnded: Bool { state.withLock(\.isEnded) }

    /// Sends an event with a line of text as its data.
    package func send(_ data: String) { append("data: \(data)\n\n") }

    /// Sends a comment, which only shows whether the client is still there.
    package func sendComment() { append(":\n\n") }

    /// Ends the stream after what has been sent.
    ///
    /// - Parameter retry: After how many milliseconds the client connects again. Nil for the same time as before.
    package func end(retry: Int? = nil) {
        state.withLock { state in
            if let retry, !state.isEnded { state.pending += Array("retry: \(retry)\n\n".utf8) }
            state.isEnded = true
            state.continueConnection()
        }
    }

    private func append(_ text: String) {
        state.withLock { state in
            guard !state.isEnded else { return }
            state.pending += Array(text.utf8)
            if state.pending.count > Self.limit { state.isEnded = true }
            state.continueConnection()
        }
    }

    /// Moves pending bytes to a connection.
    ///
    /// - Parameters:
    ///   - buffer: Receives the bytes.
    ///   - suspend: Makes the connection wait if there are none, and returns a function that continues it.
    package func read(
        into buffer: UnsafeMutableRawBufferPointer, orSuspend suspend: () -> @Sendable () -> Void
    ) -> Piece {
        state.withLock { state in
            if !state.pending.isEmpty {
                let count = min(buffer.count, state.pending.count)
                buffer.copyBytes(from: state.pending.prefix(count))
                state.pending.removeFirst(count)
                return .bytes(count)
            }
            if state.isEnded { return .end }
            state.resume = suspend()
            return .none
        }
    }

    /// Called after the connection has ended, which no longer exists.
    package func disconnect() {
        state.withLock { state in
            state.isEnded = true
            state.resume = nil
        }
    }
}

extension EventStream.State {
    fileprivate mutating func continueConnection() {
        resume?()
        resume = nil
    }
}

extension EventStream: Hashable {
    package static func == (left: EventStream, right: EventStream) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
