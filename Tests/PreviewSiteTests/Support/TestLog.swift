import Synchronization

/// Stores the messages in a site's log.
final class TestLog: Sendable {
    private let kept = Mutex<[String]>([])

    var messages: [String] { kept.withLock { $0 } }

    func add(_ message: String) {
        kept.withLock { $0.append(message) }
    }
}
