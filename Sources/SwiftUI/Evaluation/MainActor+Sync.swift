import Dispatch
import Foundation

extension MainActor {
    /// Marks the main queue, as the main thread has ended after `dispatchMain()`.
    private static let queueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Runs a function on the main actor and waits for its result, from any thread.
    ///
    /// The main thread must either call this itself, or run the main queue: with `dispatchMain()`, a run loop, or an
    /// asynchronous `main`. If it waits for something else, the call does not return.
    nonisolated package static func sync<Result: Sendable>(
        _ body: @MainActor @Sendable () throws -> Result
    ) rethrows -> Result {
        let isMain = DispatchQueue.getSpecific(key: queueKey) == true || Thread.isMainThread
        return try isMain ? assumeIsolated(body) : DispatchQueue.main.sync { try assumeIsolated(body) }
    }
}
