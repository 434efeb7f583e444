import FOSMVVM

/// A name in the keys of a locale that is not the one which is meant: the texts below it are not found.
struct Misspelling {
    let locale: LocaleIdentifier
    /// The beginning of the keys that the locale has.
    let written: String
    /// The beginning of the keys that it lacks for it.
    let meant: String
    /// Where the name stands.
    let place: LocalizationPlace
    /// What is wrong and what to do, in whole sentences.
    let message: String

    /// Whether a key of the locale is one that is misspelled.
    func isWritten(_ key: String) -> Bool { key.hasPrefix(written + ".") }

    /// Whether the locale lacks a key because of it.
    func isMeant(_ key: String) -> Bool { key == meant || key.hasPrefix(meant + ".") }
}

extension [Misspelling] {
    /// Whether a key that no preview uses is one of those that a locale has misspelled.
    func explain(_ key: String, in locale: LocaleIdentifier) -> Bool {
        contains { $0.locale == locale && $0.isWritten(key) }
    }
}
