import FOSMVVM

/// What a locale itself has under a key, without fallback.
struct OwnText {
    let key: String
    let locale: LocaleIdentifier
    let entry: LocalizationEntry

    /// What messages call it: `'T.title' of 'de'`.
    var title: String { title(of: key) }

    /// What messages call the form of a plural by its key.
    func title(of key: String) -> String { "'\(key)' of '\(locale.tag)'" }
}
