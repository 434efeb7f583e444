public import FOSFoundation

/// A text or a list of texts of a ViewModel, with the property's name as its key. Use it as
/// ``RetrievablePropertyNames/LocalizedString`` or ``RetrievablePropertyNames/LocalizedStrings``.
@propertyWrapper
public struct LocalizedKeyedProperty<Model, Value: KeyedLocalizable>: Codable, Hashable, Sendable {
    /// The identity of the property in `propertyNames()`.
    public let localizationId: LocalizableId
    /// The value, which can be read after it is localized.
    public var wrappedValue: Value
    let versions: PropertyVersions?

    /// The value.
    public var projectedValue: Value { wrappedValue }

    /// Creates the text whose key is the type's name and the property's name.
    public init() {
        self.init(parentKeys: [])
    }

    /// Creates the text whose key is the type's name, one more key, and the property's name.
    ///
    /// - Parameters:
    ///   - parentKey: The key between the type and the property.
    ///   - propertyName: The last part of the key, if it is not the property's name.
    ///   - index: The index of the element, if the value of the key is a list.
    ///   - vFirst: The first version of the program that needs the property. Nil for 1.0.0.
    ///   - vLast: The last version of the program that needs the property. Nil if each later one does.
    public init(
        parentKey: String?, propertyName: String? = nil, index: Int? = nil, vFirst: SystemVersion? = nil,
        vLast: SystemVersion? = nil
    ) {
        self.init(
            parentKeys: parentKey.map { [$0] } ?? [], propertyName: propertyName, index: index, vFirst: vFirst,
            vLast: vLast)
    }

    /// Creates the text whose key is the type's name, the parent keys and the property's name.
    ///
    /// - Parameters:
    ///   - parentKeys: The keys between the type and the property, outermost first.
    ///   - propertyName: The last part of the key, if it is not the property's name.
    ///   - index: The index of the element, if the value of the key is a list.
    ///   - vFirst: The first version of the program that needs the property. Nil for 1.0.0.
    ///   - vLast: The last version of the program that needs the property. Nil if each later one does.
    public init(
        parentKeys: String..., propertyName: String? = nil, index: Int? = nil, vFirst: SystemVersion? = nil,
        vLast: SystemVersion? = nil
    ) {
        self.init(parentKeys: parentKeys, propertyName: propertyName, index: index, vFirst: vFirst, vLast: vLast)
    }

    /// Creates the text with a list of the keys between the type and the property.
    public init(
        parentKeys: [String], propertyName: String? = nil, index: Int? = nil, vFirst: SystemVersion? = nil,
        vLast: SystemVersion? = nil
    ) {
        localizationId = LocalizableIdSource.next()
        versions = PropertyVersions(first: vFirst, last: vLast)
        if let propertyName, !propertyName.isEmpty {
            wrappedValue = .localized(
                LocalizableRef(for: Model.self, parentKeys: parentKeys, propertyName: propertyName, index: index))
        } else {
            let key = ([TypeKeys.key(of: Model.self)] + parentKeys.filter { !$0.isEmpty }).joined(separator: ".")
            wrappedValue = .localized(LocalizableRef(key: key, property: localizationId, index: index))
        }
    }

    /// Creates a text about a form field, with the key `Type.propertyName.messageGroup.messageKey`.
    public init(
        _ propertyName: String, messageGroup: String? = nil, messageKey: String, vFirst: SystemVersion? = nil,
        vLast: SystemVersion? = nil
    ) {
        self.init(
            parentKeys: [propertyName, messageGroup ?? ""], propertyName: messageKey, vFirst: vFirst, vLast: vLast)
    }

    /// Decodes only the value. The property gets a new identity.
    public init(from decoder: any Decoder) throws {
        localizationId = LocalizableIdSource.next()
        versions = nil
        wrappedValue = try Value(from: decoder)
    }

    /// Encodes only the value.
    ///
    /// - Throws: ``LocalizedPropertyError`` if only its ViewModel knows the key, or ``LocalizerError`` before localization.
    public func encode(to encoder: any Encoder) throws {
        guard wrappedValue.reference?.parts.property == nil else {
            throw LocalizedPropertyError.unnamed(in: Model.self)
        }
        try wrappedValue.encode(to: encoder)
    }

    /// Compares the values, but not the identity that each property has in each value of the model.
    public static func == (left: Self, right: Self) -> Bool { left.comparedValue == right.comparedValue }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(comparedValue) }

    private var comparedValue: Value {
        wrappedValue.reference.map { .localized($0.withoutIdentity) } ?? wrappedValue
    }
}

extension LocalizedKeyedProperty: LocalizedPropertyWrapper {
    func localized(in model: (any RetrievablePropertyNames)?, by localizer: Localizer) -> LocalizedValue {
        wrappedValue.localized(by: localizer)
    }
}

/// A ``Localizable`` that is looked up with a key.
public protocol KeyedLocalizable: Localizable {
    /// Returns the value for a reference.
    static func localized(_ reference: LocalizableRef) -> Self

    /// The reference, if the value is looked up.
    var reference: LocalizableRef? { get }
}

extension LocalizableString: KeyedLocalizable {
    /// The reference, if the text is looked up.
    public var reference: LocalizableRef? {
        if case .localized(let reference) = self { reference } else { nil }
    }
}

extension LocalizableArray: KeyedLocalizable {
    /// The reference, if the list is looked up.
    public var reference: LocalizableRef? {
        if case .localized(let reference) = self { reference } else { nil }
    }
}
