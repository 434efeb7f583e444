import Synchronization

/// The types whose texts were looked up, by the first names of their keys. Any number of localizers can share them.
package final class LookedUpTypes: Sendable {
    private let names = Mutex<Set<String>>([])

    /// Creates an empty set.
    package init() {}

    /// The names so far.
    package var all: Set<String> { names.withLock(\.self) }

    func add(typeOf key: String) {
        let name = String(key.typeOfKey)
        names.withLock { _ = $0.insert(name) }
    }
}
