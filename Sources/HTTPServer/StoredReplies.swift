import FOSFoundation

/// The replies of one version, up to a number and a total size. If there are too many, all are dropped, because requests
/// soon restore those in use.
final class StoredReplies: Sendable {
    private struct State: Sendable {
        var version = 0
        var replies: [ReplyKey: Reply] = [:]
        var size = 0
    }

    private let maxReplies: Int
    private let maxSize: Int
    private let state = ReadWriteLock(State())

    /// Creates an empty store.
    ///
    /// - Parameters:
    ///   - maxReplies: The maximum number of replies.
    ///   - maxSize: The maximum total size of their bodies and keys, in bytes.
    init(maxReplies: Int = 4_000, maxSize: Int = 67_108_864) {
        self.maxReplies = maxReplies
        self.maxSize = maxSize
    }

    /// Returns the reply for a key, unless it is of another version.
    func reply(for key: ReplyKey, version: Int) -> Reply? {
        state.read { $0.version == version ? $0.replies[key] : nil }
    }

    /// Stores a reply, and drops those of earlier versions.
    func store(_ reply: Reply, for key: ReplyKey, version: Int) {
        let size = reply.size + key.size
        guard size <= maxSize else { return }
        // Released after the lock, for which others wait.
        _ = state.write { state in
            guard version >= state.version else { return State?.none }
            var dropped: State?
            let isFull = state.replies.count >= maxReplies || state.size + size > maxSize
            if version > state.version || isFull { (dropped, state) = (state, State(version: version)) }
            state.size += size - (state.replies.updateValue(reply, forKey: key).map { $0.size + key.size } ?? 0)
            return dropped
        }
    }
}
