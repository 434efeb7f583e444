import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Starts threads, and says whether the system could start them. `Thread` of Foundation does not.
package enum StartedThread {
    /// The stack size of a thread that parses or renders HTML, in bytes: what the main thread usually has.
    package static let stackSize = 8_388_608

    private final class Work {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Starts a detached thread.
    ///
    /// - Parameter stackSize: The stack size in bytes.
    /// - Throws: ``ThreadError`` if the system allows no more threads or has no memory for the stack.
    package static func run(stackSize: Int = stackSize, _ body: @escaping @Sendable () -> Void) throws(ThreadError) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        let work = Unmanaged.passRetained(Work(body))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let code = pthread_create(&thread, &attributes, start, work.toOpaque())
        guard code == 0 else {
            work.release()
            throw ThreadError(code: code)
        }
    }

    #if canImport(Darwin)
        private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { work in
            Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
            return nil
        }
    #else
        private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { work in
            // Not nil, because `run` passes it.
            if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
            return nil
        }
    #endif
}

/// The system cannot start a thread.
package struct ThreadError: LocalizedError {
    /// A value of `errno`.
    let code: Int32

    /// What happened, and what to do.
    package var errorDescription: String? {
        """
        The system cannot start another thread: \(String(cString: strerror(code))). Allow more processes or memory, for \
        example with 'ulimit -u' and 'ulimit -v'.
        """
    }
}
