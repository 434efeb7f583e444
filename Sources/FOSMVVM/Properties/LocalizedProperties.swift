import Synchronization

extension RetrievablePropertyNames {
    /// A text with the property's name as its key.
    public typealias LocalizedString = LocalizedKeyedProperty<Self, LocalizableString>
    /// A list of texts with the property's name as its key.
    public typealias LocalizedStrings = LocalizedKeyedProperty<Self, LocalizableArray>
    /// A whole number.
    public typealias LocalizedInt = LocalizedValueProperty<Self, LocalizableInt>
    /// A number with a fraction.
    public typealias LocalizedDouble = LocalizedValueProperty<Self, LocalizableDouble>
    /// A date.
    public typealias LocalizedDate = LocalizedValueProperty<Self, LocalizableDate>
    /// Texts joined into one.
    public typealias LocalizedCompoundString = LocalizedDerivedProperty<Self, LocalizableCompoundValue>
    /// A text with the property's name as its key, and with values for its placeholders.
    public typealias LocalizedSubs = LocalizedDerivedProperty<Self, LocalizableSubstitutions>
}

/// The wrapper of a `Localized…` property, which finds its key, pieces or substitutions in its model.
protocol LocalizedPropertyWrapper: SpeciallyEncoded {
    /// Returns the property as a localizing encoder writes it.
    func localized(in model: (any RetrievablePropertyNames)?, by localizer: Localizer) -> LocalizedValue
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
