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
