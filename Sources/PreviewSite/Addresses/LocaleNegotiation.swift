import FOSMVVM
import HTTPCore

/// Chooses the locale of a page.
enum LocaleNegotiation {
    /// The locale that was asked for, else the one that the browser likes best, else the store's default.
    static func locale(
        asked: LocaleIdentifier?, headers: HTTPHeaders, store: LocalizationStore
    ) -> LocaleIdentifier {
        if let asked { return asked }
        return store.bestLocale(acceptLanguage: headers.values(named: "Accept-Language").joined(separator: ","))
    }
}
