import FOSMVVM
import HTTPCore

/// Chooses the locale of a page.
enum LocaleNegotiation {
    /// The locale that was asked for, else the one that the browser likes best, else the store's default.
    static func locale(
        asked: LocaleIdentifier?, headers: HTTPHeaders, store: LocalizationStore
    ) -> LocaleIdentifier {
        if let asked { return asked }
        let accepted = AcceptLanguage(headers.values(named: "Accept-Language").joined(separator: ","))
        return store.bestLocale(for: accepted.wanted, refusing: accepted.refused) ?? store.defaultLocale
    }
}
