import FOSMVVM
import TextCoverage

/// Where the texts of locales stand, and where those that they lack are to be added.
struct TextPlaces {
    private let files: [LocaleIdentifier: TextFiles]

    /// The places in the locales that lack a text.
    init(missingIn locales: some Sequence<LocaleIdentifier>, store: LocalizationStore) {
        files = Dictionary(Set(locales).map { ($0, TextFiles(of: $0, in: store)) }) { first, _ in first }
    }

    /// Where a text stands. One that is missing belongs below the last of its type, or else into the default locale's
    /// file.
    func place(of use: TextUse, _ lookup: TextLookup, in locale: LocaleIdentifier) -> LocalizationPlace? {
        guard lookup.status == .missing else { return lookup.place }
        return files[locale]?.place(for: use.key) ?? lookup.place
    }
}
