public import Foundation

/// A text that the String Catalogs of the package translate, for another place than where it is written.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: LocalizedStringKey
    /// The name of the catalog. Nil for `Localizable`.
    public let table: String?
    /// The locale in which `String(localized:)` looks the text up. A view has its own.
    public var locale: Locale

    /// Creates a text. The catalogs of all targets have the texts, so `bundle` is not used.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        self.table = table
        self.locale = locale
    }

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
