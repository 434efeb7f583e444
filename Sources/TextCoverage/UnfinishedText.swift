package import FOSMVVM
package import TextFaults

/// A text that previews use and that a locale lacks or has wrong.
package struct UnfinishedText: Sendable {
    /// The text.
    package let text: InventoriedText
    /// The locale.
    package let locale: LocaleIdentifier
    /// What the locale shows for it.
    package let lookup: TextLookup
    /// What is wrong with the locale's own text; nothing where it is missing.
    package let faults: [TextFault]

    /// Whether neither the locale nor a parent of it has the text.
    package var isMissing: Bool { lookup.status == .missing }

    /// Nil where the locale has the text, or a parent of it, and nothing is wrong.
    init?(_ text: InventoriedText, in locale: LocaleIdentifier, store: LocalizationStore, wants: TextWants) {
        let lookup = store.lookup(text.use, in: locale)
        let faults = lookup.status == .missing ? [] : store.faults(of: text.use, in: locale, wants: wants)
        guard lookup.status == .missing || !faults.isEmpty else { return nil }
        self.text = text
        self.locale = locale
        self.lookup = lookup
        self.faults = faults
    }
}
