import FOSMVVM

/// A text that a locale has neither itself nor from a parent.
struct MissingText {
    let text: TextUse
    private let locale: LocaleIdentifier
    private let store: LocalizationStore

    /// Nil when the locale has the text.
    init?(_ text: TextUse, in locale: LocaleIdentifier, store: LocalizationStore) {
        guard store.lookup(text, in: locale).status == .missing else { return nil }
        self.text = text
        self.locale = locale
        self.store = store
    }

    /// The file and line where the text belongs, the key, and what to do.
    var line: String {
        let fault = "'\(text.name)' has no text for '\(locale.tag)'."
        if let place = store.place(of: text.key, in: locale) {
            return "\(place.file):\(place.line): \(fault) What stands here is too short, or of another kind."
        }
        if let neighbor = KeyNeighbor(of: text.key, in: locale, store: store) {
            return "\(neighbor.place.file):\(neighbor.place.line): \(fault) Add it beside '\(neighbor.key)'."
        }
        return besidesOtherLocales.map { "\($0): \(fault) Add it to this file, below '\(locale.tag):'." }
            ?? "\(fault) Add it to a YAML file such as 'Localizations/\(type).yml', below '\(locale.tag):'."
    }

    /// The type that the key begins with.
    private var type: Substring { text.key.prefix { $0 != "." } }

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
