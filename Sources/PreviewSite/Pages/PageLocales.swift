import FOSMVVM
import HTMLRendering
import HTTPCore

/// The locales of a page: those of its previews, and that of the site's own texts.
struct PageLocales: Sendable {
    /// The locale of the texts in previews: the requested locale, which may be a pseudo-locale, or a locale with texts.
    let preview: LocaleIdentifier
    /// The locale in which previews are rendered. Without a requested locale, it is the reader's, with its region.
    let rendered: LocaleIdentifier
    /// The locale of the site's own texts: the reader's choice, or the best one for the browser.
    let site: LocaleIdentifier

    /// The direction of the site's own texts.
    var siteDirection: PreviewDirection { site.isRightToLeft ? .rtl : .ltr }

    /// Creates the locales of a page for a browser.
    ///
    /// - Parameters:
    ///   - asked: The locale that the page's address names.
    ///   - reader: What the reader chose for the site.
    init(asked: LocaleIdentifier?, reader: ReaderSettings, headers: HTTPFields, in content: PackageContent) {
        let store = content.localizations
        rendered = Self.best(asked, headers, in: store)
        preview = asked ?? store.textLocale(of: rendered) ?? rendered
        site = Self.best(reader.locale, headers, in: content.siteRenderer.localizations)
    }

    /// Creates the locales of a page in English with previews in a locale.
    init(previews locale: LocaleIdentifier) { (preview, rendered, site) = (locale, locale, .english) }

    /// Returns the requested locale, or else the best one for the browser, or else the default locale of the store.
    static func best(_ asked: LocaleIdentifier?, _ headers: HTTPFields, in store: TextStore) -> LocaleIdentifier {
        asked ?? store.bestLocale(acceptLanguage: headers[values: .acceptLanguage].joined(separator: ","))
    }
}
