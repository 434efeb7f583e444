/// Which case of an enum a value is, and which cases there are.
public struct EnumerationCase: Sendable {
    /// The case's name in Swift.
    public let name: String
    private let cases: any EnumerationCases

    /// The case of a value of an enum with raw values.
    ///
    /// A `CaseIterable` one knows its cases; of another whose raw values are texts, those are taken for names.
    init(of value: some RawRepresentable) {
        name = String(describing: value)
        cases = Self.cases(of: type(of: value))
    }

    /// Whether a name is one of the enum's cases; true where Swift cannot tell.
    public func isCase(_ name: String) -> Bool {
        cases.contains(name)
    }

    private static func cases<Value: RawRepresentable>(of type: Value.Type) -> any EnumerationCases {
        if let iterable = type as? any CaseIterable.Type { return iterable.names }
        return RawValueCases<Value>()
    }
}

/// The names of an enum's cases.
private protocol EnumerationCases: Sendable {
    func contains(_ name: String) -> Bool
}

extension Set<String>: EnumerationCases {}

/// The cases of an enum that only tells which raw values it has.
private struct RawValueCases<Value: RawRepresentable>: EnumerationCases {
    func contains(_ name: String) -> Bool {
        guard let raw = name as? Value.RawValue else { return true }
        return Value(rawValue: raw) != nil
    }
}

extension CaseIterable {
    fileprivate static var names: Set<String> { Set(allCases.map { String(describing: $0) }) }
}
