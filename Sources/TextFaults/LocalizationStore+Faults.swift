package import FOSMVVM

extension LocalizationStore {
    /// What is wrong with what a locale itself has of a text, that of most weight first; nothing where it has none.
    package func faults(of use: TextUse, in locale: LocaleIdentifier, wants: TextWants) -> [TextFault] {
        TextComparison(use, in: locale, store: self, wants: wants)?.faults ?? []
    }
}
