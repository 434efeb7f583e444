import Synchronization

/// Whether the state of a tree of views has changed since its last evaluation. It can be used on any thread.
package final class Invalidation: Sendable {
    private struct State {
        var isInvalid = true
        /// How the changes move.
        var animation: Animation?
    }

    private let state = Mutex(State())

    /// Whether the tree must be evaluated.
    package var isInvalid: Bool { state.withLock(\.isInvalid) }

    /// Marks the tree as changed in the current transaction.
    func invalidate() {
        let animation = Transaction.current?.animation
        state.withLock { state in
            state.isInvalid = true
            state.animation = animation ?? state.animation
        }
    }

    /// Marks the tree as evaluated, and returns how the changes since the last time move.
    func validate() -> Animation? {
        state.withLock { state in
            defer { state = State(isInvalid: false) }
            return state.animation
        }
    }
}
