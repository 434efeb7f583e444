public import Foundation

/// Operations that the controls of a template call by name, with `data-operation`, when the view is used in a preview or
/// a UI test.
///
/// Add it to the stub of the operations with the macro ``CallableOperations()``.
public protocol CallableOperations: ViewModelOperations {
    /// The names of the operations, without their parameters.
    static var operationNames: [String] { get }

    /// Calls an operation.
    ///
    /// - Parameters:
    ///   - operation: The name of the operation.
    ///   - values: The values of its parameters, by their labels.
    /// - Throws: ``OperationError``, or an error of the operation.
    func call(_ operation: String, with values: OperationValues) async throws
}

/// The values that a form sends, from which an operation takes its parameters.
public struct OperationValues: Hashable, Sendable {
    private let texts: [String: String]
    private let timeZone: TimeZone

    /// Creates values from the texts that controls send.
    ///
    /// - Parameters:
    ///   - texts: The texts by the names of the controls.
    ///   - timeZone: The time zone of dates.
    public init(_ texts: [String: String], timeZone: TimeZone = .gmt) {
        self.texts = texts
        self.timeZone = timeZone
    }

    /// Returns the value of the control with this name, of the type that the operation takes: a text, a number, a date,
    /// an id, a case of an enum with raw values, or another value that is encoded as a text.
    ///
    /// Without such a control, a value that can be nil is nil, and one that is on or off is off.
    ///
    /// - Throws: ``OperationError`` if there is no such control, or its text is no such value.
    public func value<Value>(for name: String) throws(OperationError) -> Value {
        let text = texts[name]
        if let value: Value = ControlText(timeZone: timeZone).value(of: text ?? "") {
            if text != nil || Value.self is any OptionalType.Type || Value.self == Bool.self { return value }
        }
        guard let text else { throw .missingValue(name) }
        throw .invalidValue(text, name: name, type: "\(Value.self)")
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
            "'\(text)' is not a value of the parameter '\(name)', which is a \(type)."
        }
    }
}
