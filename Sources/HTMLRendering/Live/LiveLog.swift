import FOSFoundation
import FOSMVVM
package import Foundation

/// The operations of a live view, and what happened to them.
struct LiveLog: Sendable {
    /// What happened so far, the oldest first.
    private(set) var events: [LiveEvent] = []
    /// The operations after the last event.
    private(set) var operations: [LiveOperations]
    /// What operations have recorded that were made again since.
    private var earlier = EarlierOperations()
    /// The operations after the last event, as they are themselves.
    private var recorded: [LiveOperations] = []

    /// Begins with operations, of which those that cannot be shown are recorded, and with what a task has called already.
    ///
    /// - Parameter first: The operations before anything was called. Nil if nothing was.
    init(_ operations: [LiveOperations], first: [LiveOperations]? = nil) {
        self.operations = []
        recorded = first ?? []
        record(nil, operations, error: nil)
    }

    mutating func clear() { events = [] }

    /// Continues with operations that were made again, or that record from the start again. What has been recorded stays.
    mutating func `continue`(with operations: [LiveOperations]) {
        earlier = EarlierOperations(self.operations, before: operations)
        recorded = operations
    }

    /// Records what a user or a task did, if it was anything.
    ///
    /// - Parameters:
    ///   - cause: What the user did. Nil if a task did it.
    ///   - source: What has started the task that did it. Nil if nobody did.
    ///   - operations: The operations after it.
    ///   - error: What went wrong.
    mutating func record(
        _ cause: LiveEvent.Cause?, from source: LiveEvent.Cause? = nil, _ operations: [LiveOperations], error: String?
    ) {
        let names = operations.changes(from: recorded)
        recorded = operations
        let operations = earlier.continued(by: operations)
        let changes = operations.values(of: names)
        let known = Set(self.operations.compactMap(\.problem))
        let errors = [error].compactMap(\.self) + operations.compactMap(\.problem).filter { !known.contains($0) }
        let error = errors.isEmpty ? nil : errors.joined(separator: "\n")
        self.operations = operations
        guard cause != nil || !changes.isEmpty || error != nil else { return }
        events.append(LiveEvent(date: .now, cause: cause ?? source, changes: changes, error: error))
        events = events.suffix(LiveEvent.limit)
    }
}

/// The operations of a view.
package struct LiveOperations: Codable, Hashable, Sendable {
    /// The name of the type.
    package let type: String
    /// The operations as indented JSON, with sorted members.
    package let json: String
    /// Why there is no JSON, in English. Nil if there is.
    package var problem: String?
    /// The names of the properties in the order in which the type declares them.
    private var fields: [String] = []
    /// What the names of controls in their part of the page begin with.
    private var part = ""

    /// Encodes operations as they are now.
    init(_ operations: any ViewModelOperations) {
        let type = Swift.type(of: operations)
        do {
            self.init(type, json: try operations.toJSONData())
        } catch {
            self.init(type: TypeName.of(type), json: "")
            problem = """
                \(self.type) cannot be encoded, so its changes are not shown: \(error.localizedDescription) \
                Correct the values of its properties, or its encode(to:).
                """
        }
    }

    /// - Parameters:
    ///   - json: The operations as JSON.
    ///   - fields: The names of the properties in the order of the type.
    init(_ type: Any.Type, json: Data, fields: [String] = []) {
        self.init(type: TypeName.of(type), json: json.readableJSON)
        self.fields = fields
    }

    /// - Parameter json: The operations as readable JSON.
    init(type: String, json: String) {
        self.type = type
        self.json = json
    }

    func inPart(_ part: String) -> LiveOperations {
        var operations = self
        operations.part = part
        return operations
    }

    /// What is the same before and after an input.
    var identity: [String] { [part, type] }

    /// Returns the same operations with other JSON.
    func replacing(json: Data) -> LiveOperations {
        var operations = LiveOperations(type: type, json: json.readableJSON)
        operations.problem = problem
        (operations.part, operations.fields) = (part, fields)
        return operations
    }

    /// Returns names of members in the order of the properties.
    fileprivate func inOrder(_ names: [String]) -> [String] {
        let places = Dictionary(fields.enumerated().map { ($1, $0) }) { first, _ in first }
        return names.sorted { (places[$0] ?? fields.count, $0) < (places[$1] ?? fields.count, $1) }
    }

    /// The members with their values as JSON.
    var members: [String: String] {
        let object = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any] ?? [:]
        return object.mapValues { value in
            let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys]
            let json = try? JSONSerialization.data(withJSONObject: value, options: options)
            return json.map { String(decoding: $0, as: UTF8.self) } ?? "\(value)"
        }
    }
}

/// Something that happened to a view: the user pressed a control, or a task changed its operations or failed.
package struct LiveEvent: Codable, Hashable, Sendable {
    /// The maximum number of events that a view keeps.
    package static let limit = 100

    /// When it happened.
    package let date: Date
    /// What the user did. Nil if a task of the view did it.
    package let cause: Cause?
    /// The members of operations that changed, with their new values as JSON.
    package let changes: [Value]
    /// The error that an asynchronous action threw, or why an operation was not called.
    package let error: String?

    /// What a user did.
    package enum Cause: Codable, Hashable, Sendable {
        /// The user pressed a control with this text or identifier.
        case pressed(String)
        /// The user called this operation with a control of a template, with these values.
        case called(String, [Value])
    }

    /// A value with its name.
    package struct Value: Codable, Hashable, Sendable {
        package let name: String
        package let value: String
    }
}

extension [LiveOperations] {
    /// Returns the names of the members of each type that are not the same as before, in the order of its properties. Those
    /// of a view that was not shown before are not changes.
    fileprivate func changes(from before: [LiveOperations]) -> [[String]] {
        var before = Dictionary(grouping: before, by: \.identity).mapValues { ArraySlice($0) }
        return map { operations in
            guard let old = before[operations.identity]?.popFirst()?.members else { return [] }
            return operations.inOrder(operations.members.filter { old[$0.key] != $0.value }.map(\.key))
        }
    }

    /// Returns the members with these names, for each type.
    fileprivate func values(of names: [[String]]) -> [LiveEvent.Value] {
        zip(self, names).flatMap { operations, names in
            let members = names.isEmpty ? [:] : operations.members
            return names.compactMap { name in members[name].map { LiveEvent.Value(name: name, value: $0) } }
        }
    }
}

extension Data {
    /// The same JSON, indented and sorted.
    fileprivate var readableJSON: String {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let value = try? JSONSerialization.jsonObject(with: self, options: .fragmentsAllowed)
        let json = value.flatMap { try? JSONSerialization.data(withJSONObject: $0, options: options) }
        return String(decoding: json ?? self, as: UTF8.self)
    }
}
