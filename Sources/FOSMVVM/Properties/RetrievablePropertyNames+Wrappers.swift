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
