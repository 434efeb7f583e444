import FOSMVVM
import HTMLRendering

/// A call of an operation, as the operations have recorded it.
struct RecordedCall: Equatable {
    /// The name of the operation. Nil if none was called, or its name is not known.
    var operation: String?
    var arguments: [LiveEvent.Value] = []
    /// Changes that belong to no call.
    var changes: [LiveEvent.Value] = []

    /// What the names of flags end with in the stubs of FOSMVVM.
    private static let flagSuffix = "Called"

    /// Returns the calls of an event, or one without an operation.
    static func calls(of event: LiveEvent) -> [RecordedCall] {
        if case .called(let operation, let values) = event.cause {
            let flag = operation + flagSuffix
            return [
                RecordedCall(operation: operation, arguments: values, changes: event.changes.filter { $0.name != flag })
            ]
        }
        let flags = event.changes.filter { $0.value == "true" && $0.name.hasSuffix(flagSuffix) }
        guard !flags.isEmpty else { return [RecordedCall(changes: event.changes)] }
        return calls(flags, among: event.changes)
    }

    /// Returns calls of operations. A value is an argument of the only call, or else of the one whose name is in its own, or
    /// else of the one whose flag the stub declares before it.
    private static func calls(_ flags: [LiveEvent.Value], among changes: [LiveEvent.Value]) -> [RecordedCall] {
        var calls = flags.map { RecordedCall(operation: String($0.name.dropLast(flagSuffix.count))) }
        var others: [LiveEvent.Value] = []
        var last: Int?
        for change in changes {
            if let flag = flags.firstIndex(of: change) {
                last = flag
                continue
            }
            let name = change.name.lowercased()
            let owner = calls.firstIndex { name.contains($0.operation?.lowercased() ?? "") }
            if let index = calls.count == 1 ? 0 : owner ?? last {
                calls[index].arguments.append(change)
            } else {
                others.append(change)
            }
        }
        return others.isEmpty ? calls : calls + [RecordedCall(changes: others)]
    }
}
