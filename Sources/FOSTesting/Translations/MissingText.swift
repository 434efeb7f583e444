import FOSMVVM

/// A text that a locale has neither itself nor from a parent, or has empty where the default locale does not.
struct MissingText {
    let text: TextUse
    private let locale: LocaleIdentifier
    private let store: LocalizationStore
    /// Where the empty text stands.
    private let empty: LocalizationPlace?

    /// Nil when the locale has the text.
    init?(_ text: TextUse, in locale: LocaleIdentifier, store: LocalizationStore) {
        let lookup = store.lookup(text, in: locale)
        let isEmpty = lookup.entry == .text("") && store.lookup(text, in: store.defaultLocale).entry != .text("")
        guard lookup.status == .missing || isEmpty else { return nil }
        self.text = text
        self.locale = locale
        self.store = store
        empty = lookup.status == .missing ? nil : lookup.place
    }

    /// The file and line where the text belongs, the key, and what to do.
    var line: String {
        if let empty {
            return "\(empty.file):\(empty.line): '\(text.name)' is empty for '\(locale.tag)'. Translate it."
        }
        let fault = "'\(text.name)' has no text for '\(locale.tag)'."
        if let place = store.place(of: text.key, in: locale) {
            return "\(place.file):\(place.line): \(fault) What stands here is too short, or of another kind."
        }
        if let neighbor = KeyNeighbor(of: text.key, in: locale, store: store) {
            return "\(neighbor.place.file):\(neighbor.place.line): \(fault) Add it beside '\(neighbor.key)'."
        }
        return besidesOtherLocales.map { "\($0): \(fault) Add it to this file, below '\(locale.tag):'." }
            ?? "\(fault) Add it to a YAML file, below '\(locale.tag):'."
    }

    /// Where another locale, the default first, has the text or its neighbors.
    private var besidesOtherLocales: String? {
        for other in store.locales {
            let own = store.place(of: text.key, in: other)
            if let place = own ?? KeyNeighbor(of: text.key, in: other, store: store)?.place {
                return "\(place.file):\(place.line)"
            }
        }
        return nil
    }
}
