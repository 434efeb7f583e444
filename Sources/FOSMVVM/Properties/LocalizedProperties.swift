import Synchronization

extension RetrievablePropertyNames {
    /// A text under the property's name.
    public typealias LocalizedString = LocalizedKeyedProperty<Self, LocalizableString>
    /// A list of texts under the property's name.
    public typealias LocalizedStrings = LocalizedKeyedProperty<Self, LocalizableArray>
    /// A whole number.
    public typealias LocalizedInt = LocalizedValueProperty<Self, LocalizableInt>
    /// A number with a fraction.
    public typealias LocalizedDouble = LocalizedValueProperty<Self, LocalizableDouble>
    /// A date.
    public typealias LocalizedDate = LocalizedValueProperty<Self, LocalizableDate>
    /// Texts joined into one.
    public typealias LocalizedCompoundString = LocalizedDerivedProperty<Self, LocalizableCompoundValue>
    /// A text under the property's name, with values in place of its placeholders.
    public typealias LocalizedSubs = LocalizedDerivedProperty<Self, LocalizableSubstitutions>
}

/// A wrapper of a `Localized…` property, which finds its key, pieces or substitutions in the model that it belongs to.
protocol LocalizedPropertyWrapper {
    /// The property as a localizing encoder writes it.
    func localized(in model: (any RetrievablePropertyNames)?, by localizer: Localizer) -> LocalizedValue
}

/// Draws the identities of wrappers, each once in a process.
enum LocalizableIdSource {
    private static let count = Atomic<Int>(0)

    static func next() -> LocalizableId {
        String(count.add(1, ordering: .relaxed).newValue, radix: 36)
    }
}
