#if SwiftViews && os(Linux)
    package import Foundation
    package import SwiftUI

    extension StringCatalogs: TextCatalog {
        package func text(
            for key: String, table: String?, numbers: [NumberArgument?], locale: Locale
        ) -> CatalogText? {
            guard let entry = entry(for: key, table: table) else { return nil }
            let identifier = LocaleIdentifier(locale)
            let found = entry.forms(
                in: identifier.pseudo == nil ? identifier : entry.source ?? defaultLocale, or: defaultLocale)
            let format = found?.forms.text(for: numbers.map { $0?.integer }, in: found?.language ?? identifier) ?? key
            guard let pseudo = identifier.pseudo else {
                return CatalogText(format: format, isTranslated: entry.isTranslated)
            }
            let use = TextUse(key: key)
            let shown = numbers.isEmpty ? pseudo.shown(format, of: use) : pseudo.shown(format: format, of: use)
            return CatalogText(format: shown, isTranslated: entry.isTranslated)
        }
    }

    extension PseudoLocale {
        /// Returns a transformed format, whose specifiers stay.
        fileprivate func shown(format: String, of use: TextUse) -> String {
            if self == .keys { return shown(format, of: use).replacing("%", with: "%%") }
            return FormatString(format).parts.map { part in
                switch part {
                case .literal(let text): shown(formatted: text).replacing("%", with: "%%")
                case .value(let specifier): specifier.text
                }
            }.joined()
        }
    }
#endif
