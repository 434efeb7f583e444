import Synchronization

/// Whether the state of a tree of views has changed since its last evaluation. It can be used on any thread.
package final class Invalidation: Sendable {
    private struct State {
        var isInvalid = true
        var observer: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// Whether the tree must be evaluated.
    var isInvalid: Bool { state.withLock(\.isInvalid) }

    /// Calls a function at the first change after each evaluation, on the thread of the change.
    package func observe(_ observer: @escaping @Sendable () -> Void) {
        state.withLock { $0.observer = observer }
    }

    /// Marks the tree as changed.
    func invalidate() {
        let observer = state.withLock { state in
            defer { state.isInvalid = true }
            return state.isInvalid ? nil : state.observer
        }
        observer?()
    }

    /// Marks the tree as evaluated.
    func validate() {
        state.withLock { $0.isInvalid = false }
    }
}
