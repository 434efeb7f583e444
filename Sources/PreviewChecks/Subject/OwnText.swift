import FOSMVVM

/// What a locale itself has under a key, without fallback.
struct OwnText {
    let key: String
    let locale: LocaleIdentifier
    let entry: LocalizationEntry

    /// What messages call it: `'T.title' of 'de'`.
    var title: String { "'\(key)' of '\(locale.tag)'" }

    /// The forms of a plural, each under its own key; what is no plural is one part.
    var parts: [OwnText] {
        guard case .plural(let forms) = entry else { return [self] }
        return parts(forms.cardinal, under: key) + parts(forms.ordinal, under: "\(key).ordinal")
    }

    private func parts(_ forms: [PluralCategory: String], under key: String) -> [OwnText] {
        forms.sorted { $0.key < $1.key }.map { category, text in
            OwnText(key: "\(key).\(category.rawValue)", locale: locale, entry: .text(text))
        }
    }
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
