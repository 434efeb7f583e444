import Foundation
import Testing

@testable import PreviewCommands

@Suite struct ProcessorShareTests {
    /// Returns how often a process with a limit of 5 s gets more time, if it has waited for these seconds each time it is
    /// asked.
    private func turns(_ waited: [Double?]) -> Int {
        var rest = waited[...]
        var share = ProcessorShare(limit: 5) { rest.popFirst() ?? waited.last ?? nil }
        return (1...100).first { _ in !share.isTooSmall() }.map { $0 - 1 } ?? 100
    }

    @Test func aProcessThatDidNotWaitHadItsTime() {
        #expect(turns([0, 0]) == 0)
        #expect(turns([3, 3.1]) == 0)
        #expect(turns([100, 102.4]) == 0)
    }

    @Test func aProcessOnABusyMachineGetsItsTime() {
        #expect(turns([0, 4, 8, 12]) == 2)
        #expect(turns([0, 4, 4]) == 1)
    }

    @Test func noProcessIsWaitedForWithoutEnd() {
        #expect(turns((0...100).map { Double($0) * 5 }) == 15)
        #expect(ProcessorShare.longest(limit: 5) == 80)
    }

    @Test func aProcessWhoseTimeIsNotKnownIsNotWaitedFor() {
        #expect(turns([nil]) == 0)
    }

    #if os(Linux)
        /// The thread of the test waits itself: a task would go on only after other tests, and the process would take their
        /// time.
        @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/schedstat")))
        func theTimeThatAProcessWaitsIsMeasured() throws {
            let process = Process()
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = ["-c", "while :; do :; done"]
            try process.run()
            defer { kill(process.processIdentifier, SIGKILL) }
            var share = ProcessorShare(of: process.processIdentifier, limit: 0.2)
            let end = ContinuousClock.now + .seconds(1)
            for _ in 0..<4 * ProcessInfo.processInfo.activeProcessorCount {
                Thread { while ContinuousClock.now < end {} }.start()
            }
            while ContinuousClock.now < end { usleep(10_000) }
            let isTooSmall = share.isTooSmall()
            #expect(isTooSmall)
        }
    #endif
}
