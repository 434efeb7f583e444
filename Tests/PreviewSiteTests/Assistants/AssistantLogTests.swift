import Foundation
import ModelContextProtocol
import Synchronization
import Testing

@testable import PreviewSite

@Suite struct AssistantLogTests {
    /// The time of a test, with what waits for a later one.
    private final class TestTime: Sendable {
        private let start = ContinuousClock.now
        private let state = Mutex((passed: Duration.zero, waiting: [@Sendable () -> Void]()))

        var now: ContinuousClock.Instant { start + state.withLock(\.passed) }
        var waiting: Int { state.withLock { $0.waiting.count } }

        func later(_: Duration, _ body: @escaping @Sendable () -> Void) { state.withLock { $0.waiting.append(body) } }

        /// Lets time pass, and runs what waits.
        func pass(_ time: Duration) {
            let bodies = state.withLock { state in
                state.passed += time
                defer { state.waiting = [] }
                return state.waiting
            }
            for body in bodies { body() }
        }
    }

    @Test func theLastCallsAreKeptTheNewestFirst() {
        let log = AssistantLog()
        for number in 1...(AssistantLog.limit + 7) { log.add(AssistantCall("check", ["rule": .integer(number)])) }
        #expect(log.calls.count == AssistantLog.limit)
        #expect(log.calls.map(\.number) == (8...(AssistantLog.limit + 7)).reversed())
        #expect(log.calls.first?.arguments.first?.value == "207")
    }

    @Test func callsOfManyThreadsAreAllCounted() {
        let changes = ChangeCounter()
        let log = AssistantLog(changes: changes)
        DispatchQueue.concurrentPerform(iterations: 500) { number in
            if number.isMultiple(of: 5) { log.areWritesStopped = number.isMultiple(of: 2) }
            log.add(AssistantCall("check", [:]))
            _ = log.calls
        }
        #expect(log.version == 600 && changes.version.page.calls == 600)
        #expect(log.calls.map(\.number) == (301...500).reversed())
    }

    @Test func anAssistantIsConnectedForAWhileAfterEachCall() {
        let (time, changes) = (TestTime(), ChangeCounter())
        let log = AssistantLog(changes: changes, now: { time.now }, later: time.later)
        #expect(!log.isConnected)
        log.add(AssistantCall("check", [:]))
        time.pass(.seconds(600))
        #expect(log.isConnected)
        log.add(AssistantCall("check", [:]))
        time.pass(.seconds(600))
        #expect(log.isConnected && time.waiting == 1)
        let before = log.version
        time.pass(.seconds(300))
        #expect(!log.isConnected && time.waiting == 0)
        // Pages are made again, without the mark.
        #expect(log.version == before + 1 && changes.version.page.calls == log.version)
    }

    @Test func longValuesAreCut() {
        let names = (1...20).map { ("argument-\($0)", JSONValue.string("a")) }
        let many = AssistantCall("check", .object(Dictionary(uniqueKeysWithValues: names)))
        #expect(many.arguments.count == 12)
        let long = AssistantCall(
            "check", ["text": .string(String(repeating: "a", count: 1_000)), "steps": [["action": "press"]]],
            error: String(repeating: "b", count: 1_000))
        #expect(long.arguments.map(\.value.count) == [20, 201])
        #expect(long.arguments[0].value == #"[{"action":"press"}]"#)
        #expect(long.error?.count == 501)
    }
}
