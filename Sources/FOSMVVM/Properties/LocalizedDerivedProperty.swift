public import FOSFoundation

/// A text of a ViewModel that is made from other properties. Use it as
/// ``RetrievablePropertyNames/LocalizedCompoundString`` or ``RetrievablePropertyNames/LocalizedSubs``.
@propertyWrapper
public struct LocalizedDerivedProperty<Model, Value: Localizable>: Codable, Hashable, Sendable {
    /// The identity of the property in `propertyNames()`.
    public let localizationId: LocalizableId
    /// The value, which can be read after it is localized.
    public private(set) var wrappedValue: Value
    private let derive: (@Sendable (Model) -> any Localizable)?
    let versions: PropertyVersions?

    /// The value.
    public var projectedValue: Value { wrappedValue }

    /// Creates a property whose value is derived from the model. Before that, it has the pending value.
    init(
        id: LocalizableId, pending: Value, versions: PropertyVersions? = nil,
        derive: (@Sendable (Model) -> any Localizable)?
    ) {
        localizationId = id
        wrappedValue = pending
        self.versions = versions
        self.derive = derive
    }

    /// Decodes only the value. The property gets a new identity.
    public init(from decoder: any Decoder) throws {
        self.init(id: LocalizableIdSource.next(), pending: try Value(from: decoder), derive: nil)
    }

    /// Encodes only the value.
    public func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
    }

    /// Compares localized values. Before that, two are equal, because they are derived from their models.
    public static func == (left: Self, right: Self) -> Bool {
        (left.derive == nil) == (right.derive == nil) && (left.derive != nil || left.wrappedValue == right.wrappedValue)
    }

    /// Hashes a localized value.
    public func hash(into hasher: inout Hasher) {
        if derive == nil { hasher.combine(wrappedValue) }
    }
}

extension LocalizedDerivedProperty: LocalizedPropertyWrapper {
    func localized(in model: (any RetrievablePropertyNames)?, by localizer: Localizer) -> LocalizedValue {
        guard let derive, let model = model as? Model else { return wrappedValue.localized(by: localizer) }
        return derive(model).localized(by: localizer)
    }
}

extension LocalizedDerivedProperty where Value == LocalizableCompoundValue<LocalizableString> {
    /// Creates a text that joins pieces without a separator.
    ///
    /// - Parameters:
    ///   - pieces: A list of localizables, or the wrapper of one, such as `\._names`.
    ///   - vFirst: The first version of the program that needs the property. Nil for 1.0.0.
    ///   - vLast: The last version of the program that needs the property. Nil if each later one does.
    public init<Pieces: LocalizablePieces & SendableMetatype>(
        pieces: any KeyPath<Model, Pieces> & Sendable, vFirst: SystemVersion? = nil, vLast: SystemVersion? = nil
    ) {
        self.init(vFirst, vLast) { model in model[keyPath: pieces].localizablePieces.joined() }
    }

    /// Creates a text that joins pieces with a separator.
    ///
    /// - Parameters:
    ///   - pieces: A list of localizables, or the wrapper of one, such as `\._names`.
    ///   - separator: A localizable string, or the wrapper of one, such as `\._separator`.
    ///   - vFirst: The first version of the program that needs the property. Nil for 1.0.0.
    ///   - vLast: The last version of the program that needs the property. Nil if each later one does.
    public init<Pieces: LocalizablePieces & SendableMetatype, Separator: LocalizableSeparator & SendableMetatype>(
        pieces: any KeyPath<Model, Pieces> & Sendable, separator: any KeyPath<Model, Separator> & Sendable,
        vFirst: SystemVersion? = nil, vLast: SystemVersion? = nil
    ) {
        self.init(vFirst, vLast) { model in
            model[keyPath: pieces].localizablePieces.joined(separator: model[keyPath: separator].localizableSeparator)
        }
    }

    /// Creates a text that joins pieces of any types without a separator.
    ///
    /// - Parameters:
    ///   - pieces: The property with the pieces.
    ///   - vFirst: The first version of the program that needs the property. Nil for 1.0.0.
    ///   - vLast: The last version of the program that needs the property. Nil if each later one does.
    public init(
        pieces: any KeyPath<Model, [any Localizable]> & Sendable, vFirst: SystemVersion? = nil,
        vLast: SystemVersion? = nil
    ) {
        self.init(vFirst, vLast) { model in model[keyPath: pieces].joined() }
    }

    /// Creates a text that joins pieces of any types with a separator.
    ///
    /// - Parameters:
    ///   - pieces: The property with the pieces.
    ///   - separator: A localizable string, or the wrapper of one, such as `\._separator`.
    ///   - vFirst: The first version of the program that needs the property. Nil for 1.0.0.
    ///   - vLast: The last version of the program that needs the property. Nil if each later one does.
    public init<Separator: LocalizableSeparator & SendableMetatype>(
        pieces: any KeyPath<Model, [any Localizable]> & Sendable, separator: any KeyPath<Model, Separator> & Sendable,
        vFirst: SystemVersion? = nil, vLast: SystemVersion? = nil
    ) {
        self.init(vFirst, vLast) { model in
            model[keyPath: pieces].joined(separator: model[keyPath: separator].localizableSeparator)
        }
    }

    private init(
        _ vFirst: SystemVersion?, _ vLast: SystemVersion?,
        derive: @escaping @Sendable (Model) -> LocalizableCompoundValue<AnyLocalizable>
    ) {
        let id = LocalizableIdSource.next()
        let pending = LocalizableString.pending(in: Model.self, property: id)
        self.init(
            id: id, pending: LocalizableCompoundValue(pieces: [pending]),
            versions: PropertyVersions(first: vFirst, last: vLast), derive: derive)
    }
}

extension LocalizedDerivedProperty where Value == LocalizableSubstitutions {
    /// Creates the text with the property's name, and replaces its placeholders `%{name}` with values of any types.
    ///
    /// - Parameters:
    ///   - substitutions: The property with the values, by the names of the placeholders.
    ///   - vFirst: The first version of the program that needs the property. Nil for 1.0.0.
    ///   - vLast: The last version of the program that needs the property. Nil if each later one does.
    public init(
        substitutions: any KeyPath<Model, [String: any Localizable]> & Sendable, vFirst: SystemVersion? = nil,
        vLast: SystemVersion? = nil
    ) {
        self.init(vFirst, vLast) { model in model[keyPath: substitutions] }
    }

    /// Creates the text with the property's name, and replaces its placeholders `%{name}` with values of one type.
    ///
    /// - Parameters:
    ///   - substitutions: The property with the values, by the names of the placeholders.
    ///   - vFirst: The first version of the program that needs the property. Nil for 1.0.0.
    ///   - vLast: The last version of the program that needs the property. Nil if each later one does.
    public init<Element: Localizable>(
        substitutions: any KeyPath<Model, [String: Element]> & Sendable, vFirst: SystemVersion? = nil,
        vLast: SystemVersion? = nil
    ) {
        self.init(vFirst, vLast) { model in model[keyPath: substitutions].mapValues { $0 as any Localizable } }
    }

    private init(
        _ vFirst: SystemVersion?, _ vLast: SystemVersion?,
        values: @escaping @Sendable (Model) -> [String: any Localizable]
    ) {
        let id = LocalizableIdSource.next()
        let base = LocalizableString.pending(in: Model.self, property: id)
        let versions = PropertyVersions(first: vFirst, last: vLast)
        self.init(id: id, pending: base.bind(substitutions: [:]), versions: versions) {
            base.bind(substitutions: values($0))
        }
    }
}

extension LocalizableString {
    /// Returns the text with the name of a model's property.
    fileprivate static func pending(in model: Any.Type, property: LocalizableId) -> Self {
        .localized(LocalizableRef(key: TypeKeys.key(of: model), property: property, index: nil))
    }
}

/// A type that can provide the pieces of a ``RetrievablePropertyNames/LocalizedCompoundString``.
public protocol LocalizablePieces {
    /// The pieces, in reading order.
    var localizablePieces: [any Localizable] { get }
}

extension LocalizableArray: LocalizablePieces {
    /// The list itself. Each of its texts is a piece.
    public var localizablePieces: [any Localizable] { [self] }
}

extension LocalizedKeyedProperty: LocalizablePieces where Value == LocalizableArray<LocalizableString> {
    /// The list of the property. Each of its texts is a piece.
    public var localizablePieces: [any Localizable] { [wrappedValue] }
}

extension Array: LocalizablePieces where Element: Localizable {
    /// The elements.
    public var localizablePieces: [any Localizable] { self }
}

/// A type that can provide the separator of a ``RetrievablePropertyNames/LocalizedCompoundString``.
public protocol LocalizableSeparator {
    /// The text between two pieces.
    var localizableSeparator: LocalizableString { get }
}

extension LocalizableString: LocalizableSeparator {
    /// The text itself.
    public var localizableSeparator: LocalizableString { self }
}

extension LocalizedKeyedProperty: LocalizableSeparator where Value == LocalizableString {
    /// The text of the property.
    public var localizableSeparator: LocalizableString { wrappedValue }
}
