import FOSMVVM
import TextCoverage

/// A text of a preview, with what each locale has of it.
struct PreviewText {
    /// What a locale has of a text.
    struct Value {
        let locale: SiteLocale
        let lookup: TextLookup
        /// How it differs from the default locale's.
        let differences: [TextDifference]

        /// Whether the locale lacks it, or has it otherwise than the default locale.
        var isWrong: Bool { lookup.status == .missing || !differences.isEmpty }
    }

    let use: TextUse
    let values: [Value]

    init(_ use: TextUse, locales: [SiteLocale], store: LocalizationStore) {
        self.use = use
        values = locales.map { locale in
            Value(
                locale: locale, lookup: store.lookup(use, in: locale.identifier),
                differences: TextDifference.all(of: use.key, in: locale.identifier, store: store))
        }
    }

    /// Whether it is wrong in a locale.
    var isWrong: Bool { values.contains(where: \.isWrong) }
}
