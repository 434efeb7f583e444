import Synchronization

extension RetrievablePropertyNames {
    /// A text with the property's name as its key.
    public typealias LocalizedString = LocalizedKeyedProperty<Self, LocalizableString>
    /// A list of texts with the property's name as its key.
    public typealias LocalizedStrings = LocalizedKeyedProperty<Self, LocalizableArray<LocalizableString>>
    /// A whole number.
    public typealias LocalizedInt = LocalizedValueProperty<Self, LocalizableInt>
    /// A number with a fraction.
    public typealias LocalizedDouble = LocalizedValueProperty<Self, LocalizableDouble>
    /// A date.
    public typealias LocalizedDate = LocalizedValueProperty<Self, LocalizableDate>
    /// Texts joined into one.
    public typealias LocalizedCompoundString = LocalizedDerivedProperty<
        Self, LocalizableCompoundValue<LocalizableString>
    >
    /// A text with the property's name as its key, and with values for its placeholders.
    public typealias LocalizedSubs = LocalizedDerivedProperty<Self, LocalizableSubstitutions>
}

/// The wrapper of a `Localized…` property, which finds its key, pieces or substitutions in its model.
protocol LocalizedPropertyWrapper: SpeciallyEncoded {
    /// The identity of the property in `propertyNames()`.
    var localizationId: LocalizableId { get }

    /// Returns the property as a localizing encoder writes it.
    func localized(in model: (any RetrievablePropertyNames)?, by localizer: Localizer) -> LocalizedValue
}

extension RetrievablePropertyNames {
    /// Returns the names of the stored properties, for a type that is declared without a macro.
    public func propertyNames() -> [LocalizableId: String] {
        let pairs = Mirror(reflecting: self).children.compactMap { child -> (LocalizableId, String)? in
            guard let property = child.value as? any LocalizedPropertyWrapper, let label = child.label else {
                return nil
            }
            return (property.localizationId, String(label.trimmingPrefix("_")))
        }
        // A wrapper that was copied to another property has the same identity and text as the first one.
        return [LocalizableId: String](pairs, uniquingKeysWith: { first, _ in first })
    }
}

extension LocalizedPropertyWrapper {
    static var encodedKind: EncodedKind { .property }
}

/// Creates the identities of wrappers, each unique in the process.
enum LocalizableIdSource {
    private static let count = Atomic<Int>(0)

    static func next() -> LocalizableId {
        String(count.add(1, ordering: .relaxed).newValue, radix: 36)
    }
}
