/// A text or a list of texts of a ViewModel, under the property's name. Written
/// ``RetrievablePropertyNames/LocalizedString`` or ``RetrievablePropertyNames/LocalizedStrings``.
@propertyWrapper
public struct LocalizedKeyedProperty<Model, Value: KeyedLocalizable>: Codable, Sendable {
    /// Names the property in `propertyNames()`.
    public let localizationId: LocalizableId
    /// The value; it can be read once it is localized.
    public var wrappedValue: Value

    /// The value.
    public var projectedValue: Value { wrappedValue }

    /// The text under the type's and the property's name.
    public init() {
        self.init(parentKeys: [], propertyName: nil, index: nil)
    }

    /// The text under the type's name, the parent keys and the property's name.
    ///
    /// - Parameters:
    ///   - propertyName: The last key, where it is not the property's name.
    ///   - parentKey: A key between the type and the property.
    ///   - parentKeys: Keys between the type and the property, outermost first.
    ///   - index: The element, where the key has a list.
    public init(propertyName: String? = nil, parentKey: String? = nil, parentKeys: String..., index: Int? = nil) {
        self.init(parentKeys: (parentKey.map { [$0] } ?? []) + parentKeys, propertyName: propertyName, index: index)
    }

    /// The text under the type's name, the parent keys and this name.
    public init(parentKeys: String..., propertyName: String, index: Int? = nil) {
        self.init(parentKeys: parentKeys, propertyName: propertyName, index: index)
    }

    /// A text about a form's field, under `Type.propertyName.messageGroup.messageKey`.
    public init(_ propertyName: String, messageGroup: String? = nil, messageKey: String) {
        localizationId = LocalizableIdSource.next()
        wrappedValue = .localized(
            .property(propertyName, of: Model.self, discriminators: [messageGroup, messageKey]))
    }

    private init(parentKeys: [String], propertyName: String?, index: Int?) {
        localizationId = LocalizableIdSource.next()
        if let propertyName {
            wrappedValue = .localized(
                .property(propertyName, of: Model.self, parentKeys: parentKeys, index: index))
        } else {
            let key = ([TypeKeys.key(of: Model.self)] + parentKeys).joined(separator: ".")
            wrappedValue = .localized(LocalizableRef(key: key, index: index, property: localizationId))
        }
    }

    /// Reads the value alone; the property is named anew.
    public init(from decoder: any Decoder) throws {
        localizationId = LocalizableIdSource.next()
        wrappedValue = try Value(from: decoder)
    }

    /// Writes the value alone.
    public func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
    }
}

extension LocalizedKeyedProperty: LocalizedPropertyWrapper {
    func localized(in model: (any RetrievablePropertyNames)?, by localizer: Localizer) -> LocalizedValue {
        wrappedValue.localized(by: localizer)
    }
}

/// A ``Localizable`` that is looked up under a key.
public protocol KeyedLocalizable: Localizable {
    /// The value under the reference.
    static func localized(_ reference: LocalizableRef) -> Self
}

extension LocalizableString: KeyedLocalizable {}
extension LocalizableArray: KeyedLocalizable {}
