/// A reference to the text of a ``Localizable``: a key, and an index if the text is in a list.
///
/// A key is names joined by dots, such as `TaskListViewModel.title`.
public enum LocalizableRef: Hashable, Identifiable, CustomStringConvertible, Sendable {
    /// The text with this key.
    case value(key: String)
    /// The element with this index, from 0, of the list with this key.
    case arrayValue(key: String, index: Int)

    /// Creates a reference to the text with these names, outermost first. Empty names are left out.
    public static func value(keys: String...) -> Self { .value(key: Self.key(keys)) }

    /// Creates a reference to the text of a type's property.
    ///
    /// - Parameters:
    ///   - type: The type whose name is the first key, after the names of its parents.
    ///   - parentType: A type whose name comes first, if `type` is not nested in it.
    ///   - parentKeys: The keys between the type and the property.
    ///   - propertyName: The key of the property.
    ///   - index: The index of the element, if the property is a list.
    public init(
        for type: Any.Type, parentType: Any.Type? = nil, parentKeys: String..., propertyName: String, index: Int? = nil
    ) {
        self.init(
            for: type, parentType: parentType, parentKeys: parentKeys, propertyName: propertyName, index: index)
    }

    /// Creates a reference to the text of a type's property, with a list of the keys between them.
    public init(
        for type: Any.Type, parentType: Any.Type? = nil, parentKeys: [String], propertyName: String, index: Int? = nil
    ) {
        let parents = (parentType.map { [TypeKeys.key(of: $0)] } ?? []) + [TypeKeys.key(of: type, nestedIn: parentType)]
        self.init(key: Self.key(parents + parentKeys + [propertyName]), index: index)
    }

    /// The key with its index, such as `TaskListViewModel.steps[2]`.
    public var id: String { description }

    /// The key with its index, such as `TaskListViewModel.steps[2]`.
    public var description: String { index.map { "\(parts.key)[\($0)]" } ?? parts.key }

    /// The index of the element in the list. Nil for a text.
    var index: Int? {
        switch self {
        case .value: nil
        case .arrayValue(_, let index): index
        }
    }

    private init(key: String, index: Int?) {
        self = index.map { .arrayValue(key: key, index: $0) } ?? .value(key: key)
    }

    private static func key(_ names: [String]) -> String { names.filter { !$0.isEmpty }.joined(separator: ".") }
}

extension LocalizableRef {
    /// What is between a key and the identity of a property. No key contains it, because YAML does not allow it.
    private static let propertyMark = "\u{0}"

    /// Creates a reference to the text of a property whose name only its encoded model knows. The name is added to the
    /// key. See ``RetrievablePropertyNames``.
    init(key: String, property: LocalizableId, index: Int?) {
        self.init(key: key + Self.propertyMark + property, index: index)
    }

    /// The key, and the identity of the property whose name is added to it. Most keys contain all names.
    var parts: (key: String, property: LocalizableId?) {
        switch self {
        case .value(let key), .arrayValue(let key, _):
            guard let mark = key.utf8.lastIndex(of: 0) else { return (key, nil) }
            return (String(key[..<mark]), String(key[key.utf8.index(after: mark)...]))
        }
    }

    /// The same reference for each value of the model, while the identities of properties differ.
    var withoutIdentity: Self {
        let parts = parts
        return parts.property == nil ? self : Self(key: parts.key, property: "", index: index)
    }
}
