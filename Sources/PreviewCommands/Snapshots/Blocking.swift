import Dispatch
import Synchronization

/// Lets the main thread, on which commands run, wait for what is done on others.
enum Blocking {
    private final class Box<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }

    /// The result of the work.
    ///
    /// Must not be called on one of the threads of Swift's tasks, which do the work.
    static func wait<Value: Sendable>(for work: @escaping @Sendable () async -> Value?) -> Value? {
        let box = Box<Value>()
        let done = DispatchSemaphore(value: 0)
        Task {
            let value = await work()
            box.value.withLock { $0 = value }
            done.signal()
        }
        done.wait()
        return box.value.withLock { $0 }
    }
}
