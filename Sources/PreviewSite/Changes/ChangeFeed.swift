import Foundation
import HTTPCore
import Synchronization

/// Events for open pages, one after each change of the content: `/changes`.
struct ChangeEvents: FixedEndpoint {
    static let pattern = PathPattern("changes")
    static let isCacheable = false

    func answer(in context: PageContext) throws(PageError) -> Answer {
        guard let changes = context.changes else { throw .unknownPage(address) }
        return .response(HTTPResponse(events: changes.open()))
    }
}

/// Tells open pages when what they show has changed. Any number of threads may use it.
final class ChangeFeed: Sendable {
    private struct State {
        var streams: [EventStream] = []
        var version = 0
        var isWatching = false
        var lastEvent = ContinuousClock.now
    }

    /// The maximum number of streams. A new one replaces the oldest. The pages of a browser share one.
    private static let limit = 64
    /// The microseconds between two checks while a page listens.
    private static let interval: UInt32 = 40_000
    /// After how much time without an event a comment is sent, so that clients that disconnected are noticed.
    private static let silence = Duration.seconds(15)
    /// After how many milliseconds a browser connects again.
    private static let retry = 500

    private let version: @Sendable () -> Int
    private let state = Mutex(State())

    /// - Parameter version: Returns a number that changes when something that pages show has changed.
    init(version: @escaping @Sendable () -> Int) {
        self.version = version
    }

    /// Begins a stream of events.
    func open() -> EventStream {
        let stream = EventStream(retry: Self.retry)
        let version = version()
        let (mustWatch, replaced) = state.withLock { state in
            state.streams.removeAll(where: \.isEnded)
            let replaced = state.streams.count >= Self.limit ? state.streams.removeFirst() : nil
            if !state.isWatching { state.version = version }
            state.streams.append(stream)
            defer { state.isWatching = true }
            return (!state.isWatching, replaced)
        }
        replaced?.end()
        if mustWatch { watch() }
        return stream
    }

    /// Checks from time to time, as long as a page listens. It has a thread of its own, because all others may wait for
    /// previews.
    private func watch() {
        Thread.detachNewThread { [weak self] in
            repeat { usleep(Self.interval) } while self?.tellChanges() == true
        }
    }

    /// Sends an event if something has changed. Returns whether any page listens.
    private func tellChanges() -> Bool {
        let version = version()
        return state.withLock { state in
            state.streams.removeAll(where: \.isEnded)
            state.isWatching = !state.streams.isEmpty
            if version != state.version {
                for stream in state.streams { stream.send("\(version)") }
            } else if state.lastEvent.duration(to: .now) > Self.silence {
                for stream in state.streams { stream.sendComment() }
            } else {
                return state.isWatching
            }
            state.version = version
            state.lastEvent = .now
            return state.isWatching
        }
    }
}
