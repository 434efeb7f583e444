#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A value that many threads read and few change. Unlike with `Mutex`, readers do not wait for each other, even if the
/// system interrupts one of them.
package final class ReadWriteLock<Value: Sendable>: @unchecked Sendable {
    // Unchecked, because the compiler cannot see that the value is accessed only while the lock is held.
    private var value: Value
    private let lock = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)

    package init(_ value: Value) {
        self.value = value
        lock.initialize(to: pthread_rwlock_t())
        pthread_rwlock_init(lock, nil)
    }

    deinit {
        pthread_rwlock_destroy(lock)
        lock.deallocate()
    }

    /// Calls `body` with the value while no thread changes it. The body must not use the lock.
    package func read<Result>(_ body: (Value) throws -> Result) rethrows -> Result {
        pthread_rwlock_rdlock(lock)
        defer { pthread_rwlock_unlock(lock) }
        return try body(value)
    }

    /// Calls `body`, which may change the value, while no other thread reads or changes it. The body must not use the
    /// lock.
    package func write<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        pthread_rwlock_wrlock(lock)
        defer { pthread_rwlock_unlock(lock) }
        return try body(&value)
    }
}
