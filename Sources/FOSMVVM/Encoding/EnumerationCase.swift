import FOSFoundation

/// The case of an enum value, with the cases of the enum.
public struct EnumerationCase: Sendable {
    /// The case's name in Swift, or the raw text of an enum that describes itself.
    public let name: String
    private let cases: any EnumerationCases

    /// Creates the case of a value of an enum with raw values.
    init<Value: RawRepresentable>(of value: Value) {
        if let names = CaseNames.names(of: Value.self) {
            cases = names
            name = names.name(ofRaw: value.rawValue) ?? Self.name(of: value)
        } else {
            cases = RawTexts<Value>()
            name = Self.name(of: value)
        }
    }

    /// Whether a name is one of the enum's cases. True if Swift cannot determine it.
    public func isCase(_ name: String) -> Bool {
        cases.contains(name)
    }

    /// Returns the name of the case. Swift provides it only in the description.
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

/// The raw values of an enum that does not list its cases. They are used as names.
private struct RawTexts<Value: RawRepresentable>: EnumerationCases {
    func contains(_ name: String) -> Bool {
        (name as? Value.RawValue).map { Value(rawValue: $0) != nil } ?? true
    }
}

/// The names of a `CaseIterable` enum's cases, cached for each type because descriptions are slow.
private struct CaseNames: EnumerationCases {
    private static let known = ReadWriteLock<[ObjectIdentifier: CaseNames]>([:])

    private let byRawText: [String: String]
    private let names: Set<String>

    /// Nil for a type that does not list its cases.
    static func names(of type: Any.Type) -> CaseNames? {
        if let names = known.read({ $0[ObjectIdentifier(type)] }) { return names }
        guard let iterable = type as? any CaseIterable.Type else { return nil }
        let names = CaseNames(iterable.namesByRawText)
        known.write { $0[ObjectIdentifier(type)] = names }
        return names
    }

    private init(_ byRawText: [String: String]) {
        self.byRawText = byRawText
        names = Set(byRawText.values)
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

    func name(ofRaw raw: Any) -> String? {
        byRawText[raw as? String ?? String(describing: raw)]
    }
}

extension CaseIterable {
    /// The names of the cases by the texts of their raw values.
    fileprivate static var namesByRawText: [String: String] {
        let pairs = allCases.compactMap { element -> (String, String)? in
            guard let raw = (element as? any RawRepresentable)?.rawValue else { return nil }
            return (raw as? String ?? String(describing: raw), EnumerationCase.name(of: element))
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
