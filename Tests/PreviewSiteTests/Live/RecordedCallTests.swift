import Foundation
import Testing

@testable import HTMLRendering
@testable import PreviewSite

struct RecordedCallTests {
    private typealias Value = LiveEvent.Value

    private func calls(_ changes: [(String, String)], cause: LiveEvent.Cause? = .pressed("Lend")) -> [RecordedCall] {
        let changes = changes.map { Value(name: $0, value: $1) }
        return RecordedCall.calls(of: LiveEvent(date: .now, cause: cause, changes: changes, error: nil))
    }

    @Test func aFlagIsACallWithTheOtherValues() {
        #expect(
            calls([("lendCalled", "true"), ("tool", "1")])
                == [RecordedCall(operation: "lend", arguments: [Value(name: "tool", value: "1")])])
    }

    @Test func eachFlagIsACall() {
        #expect(
            calls([("count", "2"), ("closeCalled", "true"), ("lendCalled", "true"), ("lendTool", "1")]) == [
                RecordedCall(operation: "close"),
                RecordedCall(operation: "lend", arguments: [Value(name: "lendTool", value: "1")]),
                RecordedCall(changes: [Value(name: "count", value: "2")]),
            ])
    }

    @Test func aValueBelongsToTheFlagBeforeIt() {
        let (tool, desk) = (Value(name: "tool", value: "1"), Value(name: "closedDesk", value: "2"))
        #expect(
            calls([("closeCalled", "true"), ("lendCalled", "true"), ("closedDesk", "2"), ("tool", "1")]) == [
                RecordedCall(operation: "close", arguments: [desk]), RecordedCall(operation: "lend", arguments: [tool]),
            ])
    }

    @Test func withoutAFlagTheChangesAreListed() {
        #expect(calls([("booked", "{}")]) == [RecordedCall(changes: [Value(name: "booked", value: "{}")])])
        #expect(calls([]) == [RecordedCall()])
    }

    @Test func aCallOfATemplateHasItsValues() {
        let name = Value(name: "name", value: "Mina")
        #expect(
            calls([("lendCalled", "true"), ("count", "2")], cause: .called("lend", [name])) == [
                RecordedCall(operation: "lend", arguments: [name], changes: [Value(name: "count", value: "2")])
            ])
    }
}
