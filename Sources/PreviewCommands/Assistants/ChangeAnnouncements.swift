import FOSFoundation
import ModelContextProtocol
import PreviewSite
import Synchronization

/// Tells an assistant which of the resources to which it has subscribed have changed, on a thread of its own.
final class ChangeAnnouncements: Sendable {
    /// How long a change can be unknown where the system reports none, in milliseconds.
    private static let interval: Int32 = 1_000

    private let isEnded = Atomic(false)

    /// - Throws: ``ThreadError`` if there can be no thread.
    init(of site: PreviewSite, by server: ProtocolServer) throws {
        try StartedThread.run { [self] in
            var announced = site.version()
            // What a build has changed.
            server.announceChanges()
            while !isEnded.load(ordering: .relaxed) {
                site.waitForChange(milliseconds: Self.interval)
                guard !server.subscribed.isEmpty else { continue }
                let version = site.version()
                guard version != announced else { continue }
                announced = version
                server.announceChanges()
            }
        }
    }

    /// Ends the thread, at the latest after the interval.
    func end() { isEnded.store(true, ordering: .relaxed) }
}
