/// A ``Localizable`` that is looked up under a key.
public protocol KeyedLocalizable: Localizable {
    /// The value under the reference.
    static func localized(_ reference: LocalizableRef) -> Self
}

extension LocalizableString: KeyedLocalizable {}
extension LocalizableArray: KeyedLocalizable {}
