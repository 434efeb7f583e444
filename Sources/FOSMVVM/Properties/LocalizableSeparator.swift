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
