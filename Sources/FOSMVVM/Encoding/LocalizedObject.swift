/// The members of an encoded value, in order.
public final class LocalizedObject {
    /// The kind of the encoded value.
    public enum Kind {
        /// Any other value.
        case plain
        /// A ViewModel.
        case model(any ViewModel.Type)
        /// An enum with associated values. Its only member is the case.
        case enumeration
    }

    /// The kind of the encoded value.
    public internal(set) var kind: Kind = .plain
    /// The names of the members, each once.
    public private(set) var names: [String] = []
    /// The values of the members, in the order of ``names``.
    public private(set) var values: [LocalizedValue] = []
    /// The type of the keys, which knows the names that may be absent.
    public internal(set) var keyType: any CodingKey.Type = LocalizedKey.self

    /// The index of each name, if there are too many for a linear search.
    private var indices: [String: Int] = [:]

    /// Creates an object without members.
    public init() {}

    /// Creates an object with the members that are not nil.
    convenience init<Key: CodingKey>(_ members: KeyValuePairs<Key, LocalizedValue?>) {
        self.init()
        for case (let key, let value?) in members { set(value, for: key.stringValue) }
    }

    /// Returns the value of a member, or nil if there is none.
    public subscript(name: String) -> LocalizedValue? {
        index(of: name).map { values[$0] }
    }

    /// Renames the members, and sorts them by their new names.
    func sortMembers(named name: (String) -> String) {
        let members = zip(names.map(name), values).sorted { $0.0 < $1.0 }
        names = members.map(\.0)
        values = members.map(\.1)
        indexNames()
    }

    func set(_ value: LocalizedValue, for name: String) {
        if let index = index(of: name) {
            values[index] = value
        } else {
            names.append(name)
            values.append(value)
            if indices.isEmpty { indexNames() } else { indices[name] = names.count - 1 }
        }
    }

    private func index(of name: String) -> Int? {
        indices.isEmpty ? names.firstIndex(of: name) : indices[name]
    }

    private func indexNames() {
        indices = names.count > 16 ? Dictionary(uniqueKeysWithValues: zip(names, names.indices)) : [:]
    }
}

/// A name of a member as a coding key.
struct LocalizedKey: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) {
        nil
    }
}
