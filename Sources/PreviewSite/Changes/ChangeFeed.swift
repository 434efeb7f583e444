import FOSFoundation
import Foundation
import HTTPCore
import Synchronization

/// Events for open pages, one after each change of the content: `/changes/{version}`.
struct ChangeEvents: Endpoint {
    static let pattern = PathPattern("changes", values: 0...1)
    static let isCacheable = false
    /// The version of the content that the page shows. The first one is left out.
    let values: [String]

    init(values: [String]) { self.values = values }

    /// Creates the events after a version of the content.
    init(after version: PageVersion) { values = version == PageVersion() ? [] : [version.description] }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        guard let changes = context.changes, let version = values.first.map(PageVersion.init) ?? PageVersion()
        else {
            throw .unknownPage(address)
        }
        do throws(ThreadError) {
            return .response(HTTPResponse(events: try changes.open(after: version)))
        } catch {
            throw .refused(.serviceUnavailable, message: error.localizedDescription)
        }
    }
}

/// Tells open pages when what they show has changed. Any number of threads may use it.
final class ChangeFeed: Sendable {
    /// A stream as long as its response exists. A request for the headers alone drops it at once.
    private struct Listener {
        private(set) weak var stream: EventStream?

        var isGone: Bool { stream?.isEnded ?? true }
    }

    private struct State {
        var listeners: [Listener] = []
        var version = PageVersion()
        var isWatching = false
        var lastEvent = ContinuousClock.now
    }

    /// The maximum number of streams. The pages of a browser share one. A new stream ends the oldest one, whose client
    /// may be gone, and connects again if it is not.
    private static let limit = 128
    /// How many milliseconds pass at most between two checks while a page listens.
    private static let interval: Int32 = 40
    /// How many microseconds after a report the folders are checked, so that a program that writes a file is done.
    private static let pause: UInt32 = 4_000
    /// After how much time without an event a comment is sent, so that clients that disconnected are noticed.
    private static let silence = Duration.seconds(15)
    /// After how many milliseconds a browser connects again.
    private static let retry = 100
    /// After how many milliseconds a browser connects again whose stream another one has replaced.
    private static let retryOfReplaced = 15_000

    private let version: @Sendable () -> PageVersion
    private let wait: @Sendable (Int32) -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - version: Returns a version that grows when something that pages show has changed.
    ///   - wait: Waits for this number of milliseconds, or until the version may have changed.
    init(
        version: @escaping @Sendable () -> PageVersion,
        wait: @escaping @Sendable (Int32) -> Void = { usleep(UInt32($0) * 1_000) }
    ) {
        self.version = version
        self.wait = wait
    }

    /// Begins a stream of events. The first event is sent at once if the version is no longer the current one.
    ///
    /// - Parameter shown: The version that the page shows.
    /// - Throws: `ThreadError` if nothing can watch the content.
    func open(after shown: PageVersion) throws(ThreadError) -> EventStream {
        let stream = EventStream(retry: Self.retry)
        let version = version()
        let (mustWatch, replaced) = state.withLock { state -> (Bool, EventStream?) in
            state.listeners.removeAll(where: \.isGone)
            let replaced = state.listeners.count < Self.limit ? nil : state.listeners.removeFirst().stream
            if !state.isWatching { state.version = version }
            state.listeners.append(Listener(stream: stream))
            // The other pages may have been told of a newer version in the meantime.
            let newest = max(version, state.version)
            if newest != shown { stream.send("\(newest)") }
            defer { state.isWatching = true }
            return (!state.isWatching, replaced)
        }
        replaced?.end(retry: Self.retryOfReplaced)
        if mustWatch { try watch() }
        return stream
    }

    /// Checks from time to time, as long as a page listens. It has a thread of its own, because all others may wait for
    /// previews.
    private func watch() throws(ThreadError) {
        do throws(ThreadError) {
            try StartedThread.run { [weak self] in
                while let self {
                    self.wait(Self.interval)
                    usleep(Self.pause)
                    guard self.sendChanges() else { return }
                }
            }
        } catch {
            state.withLock { state in
                state.isWatching = false
                state.listeners = []
            }
            throw error
        }
    }

    /// Sends an event if something has changed. Returns whether any page listens.
    private func sendChanges() -> Bool {
        let version = version()
        return state.withLock { state in
            state.listeners.removeAll(where: \.isGone)
            state.isWatching = !state.listeners.isEmpty
            if version != state.version {
                for listener in state.listeners { listener.stream?.send("\(version)") }
            } else if state.lastEvent.duration(to: .now) > Self.silence {
                for listener in state.listeners { listener.stream?.sendComment() }
            } else {
                return state.isWatching
            }
            state.version = version
            state.lastEvent = .now
            return state.isWatching
        }
    }
}
