import Dispatch
import Foundation

/// The wish to end the program: SIGINT, as by Ctrl-C, or SIGTERM.
///
/// From its making on it takes the place of their default action, which would end the program at once. After the first one
/// the default action is back, so that a second Ctrl-C ends a program that hangs.
package final class ShutdownSignal: Sendable {
    private static let signals = [SIGINT, SIGTERM]

    private let received = DispatchSemaphore(value: 0)
    /// Unsafe only in the compiler's eyes, because it is never changed and Dispatch's objects may be used on any thread.
    private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

    /// Returns when no signal can be missed any more.
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

    /// Blocks the calling thread until one of them comes.
    package func wait() {
        received.wait()
        restoreDefaults()
    }

    private func restoreDefaults() {
        for source in sources { source.cancel() }
        for number in Self.signals { signal(number, SIG_DFL) }
    }
}
