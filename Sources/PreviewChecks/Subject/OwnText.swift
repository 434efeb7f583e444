import FOSMVVM

/// What a locale itself has under a key, without fallback.
struct OwnText {
    let key: String
    let locale: LocaleIdentifier
    let entry: LocalizationEntry

    /// What messages call it: `'T.title' of 'de'`.
    var title: String { "'\(key)' of '\(locale.tag)'" }
}

extension CheckSubject {
    /// Where a text stands.
    func place(of text: OwnText) -> CheckPlace? {
        store.place(of: text.key, in: text.locale).map { place($0) }
    }

    /// What the default locale has under a text's key; nil for its own texts.
    func original(of text: OwnText) -> LocalizationEntry? {
        text.locale == store.defaultLocale ? nil : store.entry(for: text.key, in: store.defaultLocale)
    }
}
