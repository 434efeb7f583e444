import Synchronization

/// A value that the first thread that needs it computes, while other threads wait for it.
package final class Once<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    package init() {}

    /// Returns the value, and computes it if this is the first call.
    package func get(_ compute: () -> Value) -> Value {
        value.withLock { known in
            let value = known ?? compute()
            known = value
            return value
        }
    }

    /// The value, if it was computed before. Does not wait for a thread that computes it.
    package var known: Value? { value.withLockIfAvailable(\.self) ?? nil }
}
