#if SwiftViews
    import Dispatch
    import Foundation
    import Synchronization

    /// The jobs of the main actor, which a test can run while it waits.
    ///
    /// A test of XCTest is a job of the main actor itself, and `waitForExistence(timeout:)` is not asynchronous: until it
    /// returns, the main queue runs nothing, and the tasks of a view cannot continue. With this executor in place of the
    /// main actor's own, the waiting test runs them. They also run on the main queue, as always.
    ///
    /// This is the only file that replaces a function of the Swift runtime, with a hook that the runtime has for that.
    final class MainActorJobs: SerialExecutor {
        private typealias Original = @convention(thin) () -> UnownedSerialExecutor
        private typealias Hook = @convention(thin) (Original) -> UnownedSerialExecutor

        static let shared = MainActorJobs()

        private let jobs = Mutex<[UnownedJob]>([])
        private let arrivals = DispatchSemaphore(value: 0)

        /// Replaces the executor of the main actor in this process, once.
        ///
        /// - Throws: ``PresentationError/noHook``.
        static func install() throws(PresentationError) {
            guard isInstalled else { throw .noHook }
        }

        private static let isInstalled: Bool = {
            guard let hook = dlsym(nil, "swift_task_getMainExecutor_hook") else { return false }
            let replacement: Hook = { _ in MainActorJobs.shared.asUnownedSerialExecutor() }
            hook.assumingMemoryBound(to: Hook?.self).pointee = replacement
            return true
        }()

        /// Runs the jobs until there is none, or a number of them.
        @MainActor
        static func run(atMost limit: Int) {
            for _ in 0..<limit {
                guard shared.runNext() else { return }
            }
        }

        /// Waits until there is a job, or the time is over.
        static func wait(until end: DispatchTime) {
            // The signals of jobs that have run already.
            while shared.arrivals.wait(timeout: .now()) == .success {}
            if shared.jobs.withLock(\.isEmpty) { _ = shared.arrivals.wait(timeout: end) }
        }

        /// Waits for a job until a time, and runs what there is. What a job of the main actor waits for may be another one.
        @MainActor
        static func runNext(before end: DispatchTime) {
            wait(until: end)
            run(atMost: 1)
        }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            jobs.withLock { $0.append(job) }
            arrivals.signal()
            DispatchQueue.main.async { _ = self.runNext() }
        }

        private func runNext() -> Bool {
            guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
            job.runSynchronously(on: asUnownedSerialExecutor())
            return true
        }

        func checkIsolated() {
            // This traps because a caller asserted wrongly that it is on the main actor.
            precondition(Thread.isMainThread, "This runs outside the main actor.")
        }

        func isIsolatingCurrentContext() -> Bool? { Thread.isMainThread }
    }
#endif
