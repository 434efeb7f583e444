import Synchronization

/// Draws the identities of wrappers, each once in a process.
enum LocalizableIdSource {
    private static let count = Atomic<Int>(0)

    static func next() -> LocalizableId {
        String(count.add(1, ordering: .relaxed).newValue, radix: 36)
    }
}
