import FOSMVVM

/// A text of a preview, with what each locale has of it.
struct PreviewText {
    /// What a locale has of a text.
    struct Value {
        let locale: SiteLocale
        let lookup: TextLookup
    }

    let use: TextUse
    let values: [Value]

    init(_ use: TextUse, locales: [SiteLocale], store: LocalizationStore) {
        self.use = use
        values = locales.map { Value(locale: $0, lookup: store.lookup(use, in: $0.identifier)) }
    }

    /// Whether a locale lacks it.
    var isWrong: Bool { values.contains { $0.lookup.status == .missing } }
}
