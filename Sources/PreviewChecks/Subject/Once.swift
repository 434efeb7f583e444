import Synchronization

/// A value that the first thread that needs it computes, while other threads wait for it.
final class Once<Value: Sendable>: Sendable {
    private let known = Mutex<Value?>(nil)

    /// Returns the value, and computes it if this is the first call.
    func get(_ compute: () -> Value) -> Value {
        known.withLock { known in
            let value = known ?? compute()
            known = value
            return value
        }
    }
}
