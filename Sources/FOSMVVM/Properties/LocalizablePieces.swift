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

extension Array: LocalizablePieces {
    /// The elements that are localizable, of whatever kinds.
    public var localizablePieces: [any Localizable] { compactMap { $0 as? any Localizable } }
}
