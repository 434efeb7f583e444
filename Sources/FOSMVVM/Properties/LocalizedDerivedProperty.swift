/// A text of a ViewModel that is made from other properties. Written
/// ``RetrievablePropertyNames/LocalizedCompoundString`` or ``RetrievablePropertyNames/LocalizedSubs``.
@propertyWrapper
public struct LocalizedDerivedProperty<Model, Value: Localizable>: Codable, Sendable {
    /// Names the property in `propertyNames()`.
    public let localizationId: LocalizableId
    /// The value; it can be read once it is localized.
    public private(set) var wrappedValue: Value
    private let derive: (@Sendable (Model) -> Value)?

    /// The value.
    public var projectedValue: Value { wrappedValue }

    /// What is made from the model; before that, the value is pending.
    init(id: LocalizableId, pending: Value, derive: (@Sendable (Model) -> Value)?) {
        localizationId = id
        wrappedValue = pending
        self.derive = derive
    }

    /// Reads the value alone; the property is named anew.
    public init(from decoder: any Decoder) throws {
        self.init(id: LocalizableIdSource.next(), pending: try Value(from: decoder), derive: nil)
    }

    /// Writes the value alone.
    public func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
    }
}

extension LocalizedDerivedProperty: LocalizedPropertyWrapper {
    func localized(in model: (any RetrievablePropertyNames)?, by localizer: Localizer) -> LocalizedValue {
        guard let derive, let model = model as? Model else { return wrappedValue.localized(by: localizer) }
        return derive(model).localized(by: localizer)
    }
}
