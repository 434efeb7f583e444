import Foundation
import Testing

@testable import PreviewCommands

@Suite struct ProcessorShareTests {
    /// Returns how often a process with a limit of 5 s gets more time, if it has used these seconds each time it is asked.
    private func turns(_ used: [Double?]) -> Int {
        var rest = used[...]
        var share = ProcessorShare(limit: 5) { rest.popFirst() ?? used.last ?? nil }
        return (1...100).first { _ in !share.isTooSmall() }.map { $0 - 1 } ?? 100
    }

    @Test func aProcessThatHadItsTimeIsNotWaitedFor() {
        #expect(turns([0, 4.9]) == 0)
        #expect(turns([100, 102.6]) == 0)
    }

    @Test func aProcessThatDoesNothingIsNotWaitedFor() {
        #expect(turns([0, 0.005]) == 0)
        #expect(turns([3, 3]) == 0)
    }

    @Test func aProcessOnABusyMachineGetsItsTime() {
        #expect(turns([0, 1, 2, 2.6]) == 2)
        #expect(turns([0, 1, 1.005]) == 1)
    }

    @Test func noProcessIsWaitedForWithoutEnd() {
        #expect(turns((0...100).map { Double($0) * 0.06 }) == 15)
        #expect(ProcessorShare.longest(limit: 5) == 80)
    }

    @Test func aProcessWhoseTimeIsNotKnownIsNotWaitedFor() {
        #expect(turns([nil]) == 0)
    }

    #if os(Linux)
        @Test func theTimeOfAProcessIsMeasured() {
            var share = ProcessorShare(of: getpid(), limit: 10)
            let first = clock()
            while Double(clock() - first) / Double(CLOCKS_PER_SEC) < 0.2 {}
            let isTooSmall = share.isTooSmall()
            #expect(isTooSmall)
        }
    #endif
}
