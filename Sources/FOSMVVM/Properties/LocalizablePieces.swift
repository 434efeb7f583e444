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
