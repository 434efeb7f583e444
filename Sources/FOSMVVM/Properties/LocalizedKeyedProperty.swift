/// A text or a list of texts of a ViewModel, with the property's name as its key. Use it as
/// ``RetrievablePropertyNames/LocalizedString`` or ``RetrievablePropertyNames/LocalizedStrings``.
@propertyWrapper
public struct LocalizedKeyedProperty<Model, Value: KeyedLocalizable>: Codable, Sendable {
    /// The identity of the property in `propertyNames()`.
    public let localizationId: LocalizableId
    /// The value, which can be read after it is localized.
    public var wrappedValue: Value

    /// The value.
    public var projectedValue: Value { wrappedValue }

    /// Creates the text whose key is the type's name and the property's name.
    public init() {
        self.init(parentKeys: [], propertyName: nil, index: nil)
    }

    /// Creates the text whose key is the type's name, the parent keys and the property's name.
    ///
    /// - Parameters:
    ///   - propertyName: The last part of the key, if it is not the property's name.
    ///   - parentKey: A part of the key between the type and the property.
    ///   - parentKeys: Parts of the key between the type and the property, outermost first.
    ///   - index: The index of the element, if the value of the key is a list.
    public init(propertyName: String? = nil, parentKey: String? = nil, parentKeys: String..., index: Int? = nil) {
        self.init(parentKeys: (parentKey.map { [$0] } ?? []) + parentKeys, propertyName: propertyName, index: index)
    }

    /// Creates the text whose key is the type's name, the parent keys and this name.
    public init(parentKeys: String..., propertyName: String, index: Int? = nil) {
        self.init(parentKeys: parentKeys, propertyName: propertyName, index: index)
    }

    /// Creates a text about a form field, with the key `Type.propertyName.messageGroup.messageKey`.
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

    /// Decodes only the value. The property gets a new identity.
    public init(from decoder: any Decoder) throws {
        localizationId = LocalizableIdSource.next()
        wrappedValue = try Value(from: decoder)
    }

    /// Encodes only the value.
    public func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
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
}

extension LocalizableString: KeyedLocalizable {}
extension LocalizableArray: KeyedLocalizable {}
