/// Which case of an enum a value is, and which cases there are.
public struct EnumerationCase: Sendable {
    /// The case's name in Swift; of an enum that describes itself, its raw text.
    public let name: String
    private let cases: any EnumerationCases

    /// The case of a value of an enum with raw values.
    init<Value: RawRepresentable>(of value: Value) {
        name = Self.name(of: value)
        cases = Cases<Value>()
    }

    /// Whether a name is one of the enum's cases; true where Swift cannot tell.
    public func isCase(_ name: String) -> Bool {
        cases.contains(name)
    }

    /// Swift tells the name of a case only through its description.
    fileprivate static func name(of value: Any) -> String {
        guard value is any CustomStringConvertible || value is any CustomDebugStringConvertible,
            let raw = (value as? any RawRepresentable)?.rawValue as? String
        else { return String(describing: value) }
        return raw
    }
}

/// The names of an enum's cases.
private protocol EnumerationCases: Sendable {
    func contains(_ name: String) -> Bool
}

/// The cases of one enum: a `CaseIterable` one has them, of another texts that are raw values are taken for names.
private struct Cases<Value: RawRepresentable>: EnumerationCases {
    func contains(_ name: String) -> Bool {
        if let iterable = Value.self as? any CaseIterable.Type { return iterable.names.contains(name) }
        return (name as? Value.RawValue).map { Value(rawValue: $0) != nil } ?? true
    }
}

extension CaseIterable {
    fileprivate static var names: [String] { allCases.map(EnumerationCase.name) }
}
