import Synchronization

/// Whether the state of a tree of views has changed since its last evaluation. It can be used on any thread.
package final class Invalidation: Sendable {
    private let state = Mutex(true)

    /// Whether the tree must be evaluated.
    package var isInvalid: Bool { state.withLock(\.self) }

    /// Marks the tree as changed.
    func invalidate() { state.withLock { $0 = true } }

    /// Marks the tree as evaluated.
    func validate() { state.withLock { $0 = false } }
}
