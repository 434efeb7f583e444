public import Foundation

/// Operations that the controls of a template call by name, with `data-operation`, when the view is used in a preview or
/// a UI test.
///
/// Add it to the stub of the operations with the macro ``CallableOperations()``.
public protocol CallableOperations: ViewModelOperations {
    /// The names of the operations, without their parameters.
    static var operationNames: [String] { get }

    /// The operations with their parameters and doc comments. The default knows only their names.
    static var operationDocumentation: [OperationDocumentation] { get }

    /// Calls an operation.
    ///
    /// - Parameters:
    ///   - operation: The name of the operation.
    ///   - values: The values of its parameters, by their labels.
    /// - Throws: ``OperationError``, or an error of the operation.
    func call(_ operation: String, with values: OperationValues) async throws
}

extension CallableOperations {
    /// The operations without parameters and comments.
    public static var operationDocumentation: [OperationDocumentation] {
        operationNames.map { OperationDocumentation($0, "", "") }
    }
}

/// The values that a form sends, from which an operation takes its parameters.
public struct OperationValues: Hashable, Sendable {
    private let lists: [String: [String]]
    private let timeZone: TimeZone

    /// Creates values from the texts that controls send.
    ///
    /// - Parameters:
    ///   - texts: The texts by the names of the controls.
    ///   - timeZone: The time zone of dates.
    public init(_ texts: [String: String], timeZone: TimeZone = .gmt) {
        self.init(lists: texts.mapValues { [$0] }, timeZone: timeZone)
    }

    /// Creates values from the texts that controls send, several of which can have the same name.
    ///
    /// - Parameters:
    ///   - lists: The texts in the order of the page, by the names of the controls.
    ///   - timeZone: The time zone of dates.
    public init(lists: [String: [String]], timeZone: TimeZone = .gmt) {
        self.lists = lists
        self.timeZone = timeZone
    }

    /// Returns the value of the control with this name, of the type that the operation takes: a text, a number, a date,
    /// an id, a case of an enum with raw values, or another value that is encoded as a text.
    ///
    /// An array or a set has a value for each text of the controls with this name, such as those of the checkboxes that
    /// are on. Empty texts are left out. Of any other type, the last text counts. Without such a control, a value that
    /// can be nil is nil, and one that is on or off is off.
    ///
    /// - Throws: ``OperationError`` if there is no such control, or its text is no such value.
    public func value<Value>(for name: String) throws(OperationError) -> Value {
        if let list = Value.self as? any ListType.Type { return try values(of: list, for: name) }
        let text = lists[name]?.last
        if let value: Value = ControlText(timeZone: timeZone).value(of: text ?? "") {
            if text != nil || Value.self is any OptionalType.Type || Value.self == Bool.self { return value }
        }
        guard let text else { throw .missingValue(name) }
        throw .invalidValue(text, name: name, type: "\(Value.self)")
    }

    /// Returns the value of the control with this name, or the default of the parameter if there is no such control.
    ///
    /// A value that is on or off, and a list, have no default: without a control they are off, or empty.
    ///
    /// - Throws: ``OperationError`` if the text of the control is no such value.
    public func value<Value>(
        for name: String, default standard: @autoclosure () -> Value
    ) throws(OperationError) -> Value {
        let isAbsent = lists[name] == nil && Value.self != Bool.self && !(Value.self is any ListType.Type)
        return isAbsent ? standard() : try value(for: name)
    }

    private func values<Value>(of list: any ListType.Type, for name: String) throws(OperationError) -> Value {
        let conversion = ControlText(timeZone: timeZone)
        var values: [Any] = []
        for text in lists[name] ?? [] where !text.isEmpty {
            guard let value = conversion.value(of: text, as: list.element) else {
                throw .invalidValue(text, name: name, type: "\(list.element)")
            }
            values.append(value)
        }
        guard let value = list.list(of: values) as? Value else { throw .missingValue(name) }
        return value
    }
}

/// The reason why an operation cannot be called.
public enum OperationError: LocalizedError, Hashable {
    /// The stub has no operation with this name. The second value is the type of the stub.
    case unknown(String, of: String)
    /// No control has the name of this parameter.
    case missingValue(String)
    /// A text is not a value of the parameter with this name and type.
    case invalidValue(String, name: String, type: String)

    /// What happened, and what to do.
    public var errorDescription: String? {
        switch self {
        case .unknown(let name, let type):
            "\(type) has no operation '\(name)'. Correct data-operation, or add the method."
        case .missingValue(let name):
            "The parameter '\(name)' has no value. Add a control with name=\"\(name)\" to the form."
        case .invalidValue(let text, let name, let type):
            "'\(text)' is not a value of the parameter '\(name)', which is a \(type). Correct it, or change the control."
        }
    }
}
