import Foundation
import Synchronization

/// Where the text of a ``Localizable`` is to be found: a key, and an index into a list.
public struct LocalizableRef: Codable, Hashable, Sendable {
    /// The key: names joined by dots, such as `TaskListViewModel.title`.
    ///
    /// Of a property whose name is its key, only what stands around that name; the name comes from
    /// ``RetrievablePropertyNames``.
    public let key: String
    /// The element of the list under the key, from 0; nil for a text.
    public let index: Int?
    /// The property whose key it is, where only the encoded model knows its name.
    let property: LocalizableId?

    init(key: String, index: Int? = nil, property: LocalizableId? = nil) {
        self.key = key
        self.index = index
        self.property = property
    }

    /// The text under this key.
    public static func value(key: String) -> Self {
        Self(key: key)
    }

    /// The text under these names, outermost first.
    public static func value(keys: String...) -> Self {
        Self(key: keys.joined(separator: "."))
    }

    /// An element of the list under this key.
    public static func arrayValue(key: String, index: Int) -> Self {
        Self(key: key, index: index)
    }

    /// The key of a property: the type and its parents, parent keys, the property, and what discriminates within it.
    static func property(
        _ property: String, of type: Any.Type, parentType: Any.Type? = nil, parentKeys: [String] = [],
        discriminators: [String?] = [], index: Int? = nil
    ) -> Self {
        let parent = parentType.map { [TypeKeys.key(of: $0)] } ?? []
        let path = parent + [TypeKeys.key(of: type, nestedIn: parentType)] + parentKeys + [property]
        return Self(key: (path + discriminators.compactMap { $0 }).joined(separator: "."), index: index)
    }
}

/// The names of types as YAML keys: without module, generic arguments and private context; nested types under their
/// parents.
package enum TypeKeys {
    private static let known = Mutex<[ObjectIdentifier: String]>([:])

    /// The key of a type, such as `TaskCardViewModel.AssigneeSummary`.
    package static func key(of type: Any.Type) -> String {
        known.withLock { known in
            if let key = known[ObjectIdentifier(type)] { return key }
            let key = name(String(reflecting: type))
            known[ObjectIdentifier(type)] = key
            return key
        }
    }

    /// The key of a type below an explicit parent: the part that the parent's key does not have already.
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
