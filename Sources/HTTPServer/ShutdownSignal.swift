import Dispatch
import Foundation

/// A request to end the program: SIGINT, as from Control-C, or SIGTERM.
///
/// From its creation on, it replaces the default action, which would end the program at once. After the first signal,
/// the default action is restored, so that a second Control-C ends a program that hangs.
package final class ShutdownSignal: Sendable {
    private static let signals = [SIGINT, SIGTERM]

    private let received = DispatchSemaphore(value: 0)
    /// Unsafe only for the compiler, because it never changes, and Dispatch's objects can be used on any thread.
    private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

    /// Returns when no signal can be missed.
    package init() {
        let received = received
        let registered = DispatchSemaphore(value: 0)
        sources = Self.signals.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setRegistrationHandler { registered.signal() }
            source.setEventHandler { received.signal() }
            source.activate()
            return source
        }
        for _ in sources { registered.wait() }
    }

    deinit {
        restoreDefaults()
    }

    /// Blocks the calling thread until a signal arrives.
    package func wait() {
        received.wait()
        restoreDefaults()
    }

    /// Requests the end as a signal does.
    package func send() { received.signal() }

    private func restoreDefaults() {
        for source in sources { source.cancel() }
        for number in Self.signals { signal(number, SIG_DFL) }
    }
}
