import Foundation

/// The translations of texts in the source code.
package protocol TextCatalog: Sendable {
    /// Returns the text of a key. Nil if there is no such key.
    ///
    /// - Parameters:
    ///   - table: The name of the file without its extension. Nil for `Localizable`.
    ///   - numbers: The values of the text in their order. Nil for a value that is not a number.
    ///   - locale: The locale of the page.
    func text(for key: String, table: String?, numbers: [NumberArgument?], locale: Locale) -> CatalogText?
}

/// The text of a key in a language.
package struct CatalogText: Equatable, Sendable {
    /// The text, with specifiers for the values.
    package let format: String
    /// Whether the key is translated into another language, or is not to be translated.
    package let isTranslated: Bool

    /// Creates a text.
    package init(format: String, isTranslated: Bool) {
        self.format = format
        self.isTranslated = isTranslated
    }
}

extension EnvironmentValues {
    /// The translations of texts in the source code.
    @Entry package var textCatalog: (any TextCatalog)?

    /// The time that texts show as now.
    package var present: Date {
        get { pinnedPresent ?? Date() }
        set { pinnedPresent = newValue }
    }

    /// The time that a page sets.
    @Entry private var pinnedPresent: Date?
}
