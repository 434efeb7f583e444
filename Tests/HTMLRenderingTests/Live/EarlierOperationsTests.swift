import FOSMVVM
import Testing

@testable import HTMLRendering

@Suite struct EarlierOperationsTests {
    private struct Desk: ViewModelOperations {
        var openCalled = false
        var count = 0
        var names: [String] = []
        var message = "Hello"

        var recorded: [LiveOperations] { [LiveOperations(self)] }
    }

    /// Returns what is shown of operations that were made again.
    private static func shown(_ desk: Desk, after earlier: inout EarlierOperations) throws -> Desk {
        let operations = try #require(earlier.continued(by: desk.recorded).first)
        return try operations.json.fromJSON()
    }

    @Test func whatWasRecordedStays() throws {
        let desk = Desk(openCalled: true, count: 2, names: ["Ada"])
        var earlier = EarlierOperations(desk.recorded, before: Desk().recorded)
        #expect(earlier.continued(by: Desk().recorded) == desk.recorded)
        #expect(earlier.continued(by: Desk().recorded) == desk.recorded)
    }

    @Test func whatChangesAfterwardsFollows() throws {
        let desk = Desk(openCalled: true, count: 2, names: ["Ada"])
        var earlier = EarlierOperations(desk.recorded, before: Desk().recorded)
        let next = try Self.shown(Desk(count: 1, names: ["Ben"], message: "Hallo"), after: &earlier)
        #expect(next.openCalled)
        #expect(next.count == 3)
        #expect(next.names == ["Ada", "Ben"])
        #expect(next.message == "Hallo")
        let last = try Self.shown(Desk(count: 2, names: [], message: "Hello"), after: &earlier)
        #expect(last.count == 4)
        #expect(last.names.isEmpty)
        #expect(last.message == "Hello")
    }

    @Test func operationsOfAViewThatWasHiddenBeginAgain() {
        var earlier = EarlierOperations(Desk(count: 2).recorded, before: Desk().recorded)
        #expect(earlier.continued(by: []) == [])
        #expect(earlier.continued(by: Desk().recorded) == Desk().recorded)
    }

    @Test func theLogHasNoEventForOperationsThatWereMadeAgain() {
        var log = LiveLog(Desk().recorded)
        log.record(.pressed("Open"), Desk(openCalled: true).recorded, error: nil)
        log.continue(with: Desk().recorded)
        log.record(nil, Desk().recorded, error: nil)
        #expect(log.events.map(\.cause) == [.pressed("Open")])
        #expect(log.operations == Desk(openCalled: true).recorded)
    }
}
