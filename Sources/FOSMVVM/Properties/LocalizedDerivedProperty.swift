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

extension LocalizedDerivedProperty where Value == LocalizableCompoundValue {
    /// The pieces, with nothing between them.
    ///
    /// - Parameter pieces: A list of localizables, or the wrapper of one, such as `\._names`.
    public init<Pieces: LocalizablePieces & SendableMetatype>(pieces: any KeyPath<Model, Pieces> & Sendable) {
        self.init { model in LocalizableCompoundValue(pieces: model[keyPath: pieces].localizablePieces) }
    }

    /// The pieces, with the separator between them.
    ///
    /// - Parameters:
    ///   - pieces: A list of localizables, or the wrapper of one, such as `\._names`.
    ///   - separator: A localizable string, or the wrapper of one, such as `\._separator`.
    public init<Pieces: LocalizablePieces & SendableMetatype, Separator: LocalizableSeparator & SendableMetatype>(
        pieces: any KeyPath<Model, Pieces> & Sendable, separator: any KeyPath<Model, Separator> & Sendable
    ) {
        self.init { model in
            LocalizableCompoundValue(
                pieces: model[keyPath: pieces].localizablePieces,
                separator: model[keyPath: separator].localizableSeparator)
        }
    }

    /// The pieces, of whatever kinds, with nothing between them.
    ///
    /// - Parameter pieces: The property that has the pieces.
    public init(pieces: any KeyPath<Model, [any Localizable]> & Sendable) {
        self.init { model in LocalizableCompoundValue(pieces: model[keyPath: pieces]) }
    }

    /// The pieces, of whatever kinds, with the separator between them.
    ///
    /// - Parameters:
    ///   - pieces: The property that has the pieces.
    ///   - separator: A localizable string, or the wrapper of one, such as `\._separator`.
    public init<Separator: LocalizableSeparator & SendableMetatype>(
        pieces: any KeyPath<Model, [any Localizable]> & Sendable, separator: any KeyPath<Model, Separator> & Sendable
    ) {
        self.init { model in
            LocalizableCompoundValue(
                pieces: model[keyPath: pieces], separator: model[keyPath: separator].localizableSeparator)
        }
    }

    private init(derive: @escaping @Sendable (Model) -> LocalizableCompoundValue) {
        let id = LocalizableIdSource.next()
        let pending = LocalizableString.localized(LocalizableRef(key: TypeKeys.key(of: Model.self), property: id))
        self.init(id: id, pending: LocalizableCompoundValue(pieces: [pending]), derive: derive)
    }
}

extension LocalizedDerivedProperty where Value == LocalizableSubstitutions {
    /// The text under the property's name, with values of any kinds in place of its placeholders `%{name}`.
    ///
    /// - Parameter substitutions: The property that has the values by the placeholders' names.
    public init(substitutions: any KeyPath<Model, [String: any Localizable]> & Sendable) {
        self.init { model in model[keyPath: substitutions] }
    }

    /// The text under the property's name, with values of one kind in place of its placeholders `%{name}`.
    ///
    /// - Parameter substitutions: The property that has the values by the placeholders' names.
    public init<Element: Localizable>(substitutions: any KeyPath<Model, [String: Element]> & Sendable) {
        self.init { model in model[keyPath: substitutions].mapValues { $0 as any Localizable } }
    }

    private init(values: @escaping @Sendable (Model) -> [String: any Localizable]) {
        let id = LocalizableIdSource.next()
        let base = LocalizableString.localized(LocalizableRef(key: TypeKeys.key(of: Model.self), property: id))
        self.init(id: id, pending: base.bind(substitutions: [:])) { base.bind(substitutions: values($0)) }
    }
}

/// What ``RetrievablePropertyNames/LocalizedCompoundString`` can take its pieces from.
public protocol LocalizablePieces {
    /// The pieces, in reading order.
    var localizablePieces: [any Localizable] { get }
}

extension LocalizableArray: LocalizablePieces {
    /// The list itself, whose texts are pieces each.
    public var localizablePieces: [any Localizable] { [self] }
}

extension LocalizedKeyedProperty: LocalizablePieces where Value == LocalizableArray {
    /// The property's list, whose texts are pieces each.
    public var localizablePieces: [any Localizable] { [wrappedValue] }
}

extension Array: LocalizablePieces where Element: Localizable {
    /// The elements.
    public var localizablePieces: [any Localizable] { self }
}

/// What ``RetrievablePropertyNames/LocalizedCompoundString`` can take its separator from.
public protocol LocalizableSeparator {
    /// What stands between two pieces.
    var localizableSeparator: LocalizableString { get }
}

extension LocalizableString: LocalizableSeparator {
    /// The text itself.
    public var localizableSeparator: LocalizableString { self }
}

extension LocalizedKeyedProperty: LocalizableSeparator where Value == LocalizableString {
    /// The property's text.
    public var localizableSeparator: LocalizableString { wrappedValue }
}
