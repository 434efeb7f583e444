import FOSMVVM
import TextFaults

/// A text of a preview, with what each locale has of it.
struct PreviewText {
    /// What a locale has of a text.
    struct Value {
        let locale: SiteLocale
        let lookup: TextLookup
        /// What is wrong with what the locale has itself.
        let faults: [TextFault]

        /// Whether the locale lacks it, or something is wrong with what it has.
        var isWrong: Bool { lookup.status == .missing || !faults.isEmpty }
    }

    let use: TextUse
    let values: [Value]

    init(_ use: TextUse, locales: [SiteLocale], store: LocalizationStore, wants: TextWants) {
        self.use = use
        values = locales.map { locale in
            Value(
                locale: locale, lookup: store.lookup(use, in: locale.identifier),
                faults: store.faults(of: use, in: locale.identifier, wants: wants))
        }
    }

    /// Whether it is wrong in a locale.
    var isWrong: Bool { values.contains(where: \.isWrong) }
}
