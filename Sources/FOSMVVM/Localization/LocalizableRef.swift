import FOSFoundation
import Foundation

/// A reference to the text of a ``Localizable``: a key, and an index if the text is in a list.
public struct LocalizableRef: Codable, Hashable, Sendable {
    /// The key: names joined by dots, such as `TaskListViewModel.title`.
    ///
    /// If a property's name is part of the key, this is only the rest of the key. ``RetrievablePropertyNames`` provides
    /// the name.
    public let key: String
    /// The index of the element in the list, from 0. Nil for a text.
    public let index: Int?
    /// The property whose name is part of the key, if only the encoded model knows its name.
    let property: LocalizableId?

    init(key: String, index: Int? = nil, property: LocalizableId? = nil) {
        self.key = key
        self.index = index
        self.property = property
    }

    /// Creates a reference to the text with this key.
    public static func value(key: String) -> Self {
        Self(key: key)
    }

    /// Creates a reference to the text with these names, outermost first.
    public static func value(keys: String...) -> Self {
        Self(key: keys.joined(separator: "."))
    }

    /// Creates a reference to an element of the list with this key.
    public static func arrayValue(key: String, index: Int) -> Self {
        Self(key: key, index: index)
    }

    /// Creates a key from a type and its parents, parent keys, the property, and the keys below it.
    static func property(
        _ property: String, of type: Any.Type, parentType: Any.Type? = nil, parentKeys: [String] = [],
        discriminators: [String?] = [], index: Int? = nil
    ) -> Self {
        let parent = parentType.map { [TypeKeys.key(of: $0)] } ?? []
        let path = parent + [TypeKeys.key(of: type, nestedIn: parentType)] + parentKeys + [property]
        return Self(key: (path + discriminators.compactMap { $0 }).joined(separator: "."), index: index)
    }
}

/// The names of types as YAML keys, without module, generic arguments and private context. A nested type's name follows
/// its parents' names.
package enum TypeKeys {
    private static let known = ReadWriteLock<[ObjectIdentifier: String]>([:])

    /// Returns the key of a type, such as `TaskCardViewModel.AssigneeSummary`.
    package static func key(of type: Any.Type) -> String {
        if let key = known.read({ $0[ObjectIdentifier(type)] }) { return key }
        let key = name(TypeName.qualified(type))
        known.write { $0[ObjectIdentifier(type)] = key }
        return key
    }

    /// Returns the key of a type below an explicit parent: the part that is not in the parent's key.
    static func key(of type: Any.Type, nestedIn parent: Any.Type?) -> String {
        let key = key(of: type)
        guard let parent else { return key }
        let prefix = Self.key(of: parent) + "."
        return key.hasPrefix(prefix) ? String(key.dropFirst(prefix.count)) : key
    }

    private static func name(_ reflected: String) -> String {
        var depth = 0
        var plain = ""
        for character in reflected {
            if character == "<" || character == "(" { depth += 1 }
            if depth == 0 { plain.append(character) }
            if character == ">" || character == ")" { depth -= 1 }
        }
        return plain.split(separator: ".").dropFirst().joined(separator: ".")
    }
}
