package import Diagnostics
package import FOSMVVM

extension TextUse {
    /// What to do if a locale lacks the text, for a message with the place of its file.
    package func missingMessage(
        in locale: LocaleIdentifier, at place: SourcePlace?, of store: TextStore
    ) -> String {
        "'\(name)' has no text for '\(locale.tag)'. \(store.advice(onTextsIn: locale, at: place))"
    }
}

extension TextStore {
    /// Returns where to add texts of a locale to a file.
    func advice(onTextsIn locale: LocaleIdentifier, at place: SourcePlace?) -> String {
        let spelled = spelledLocales.first { $0.locale == locale && $0.place.file == place?.file }
        return spelled.map { "Add it below '\($0.spelling):' in this file." }
            ?? "Add '\(locale.tag):' with it to this file."
    }
}

/// The places of texts in locales, and the places to add missing texts.
package struct TextPlaces {
    private let files: [LocaleIdentifier: TextFiles]
    /// The store with the texts.
    package let store: TextStore

    /// Finds the places in the locales that lack a text.
    package init(missingIn locales: some Sequence<LocaleIdentifier>, store: TextStore) {
        self.store = store
        files = Dictionary(Set(locales).map { ($0, TextFiles(of: $0, in: store)) }) { first, _ in first }
    }

    /// Returns the place of a text. A missing text belongs below the last one of its type, or else in the default
    /// locale's file.
    package func place(of use: TextUse, _ lookup: TextLookup, in locale: LocaleIdentifier) -> SourcePlace? {
        guard lookup.status == .missing else { return lookup.place }
        return files[locale]?.place(for: use.key) ?? lookup.place
    }
}

/// The files with the texts of a type in a locale.
struct TextFiles: Sendable {
    private let places: [Substring: SourcePlace]

    /// Collects the files of a locale's own texts.
    init(of locale: LocaleIdentifier, in store: TextStore) {
        var places: [Substring: [SourcePlace]] = [:]
        for key in store.keys(in: locale) {
            if let place = store.place(of: key, in: locale) { places[key.typeOfKey, default: []].append(place) }
        }
        self.places = places.compactMapValues(Self.end)
    }

    /// Returns the place of the last text of a key's type in the file with most of them. Nil if the locale has none.
    func place(for key: String) -> SourcePlace? { places[key.typeOfKey] }

    /// Returns the last place in the file with most of the places. Among equal files, the last path applies.
    private static func end(of places: [SourcePlace]) -> SourcePlace? {
        let last = places.max()
        guard let last, places.contains(where: { $0.file != last.file }) else { return last }
        let files = Dictionary(grouping: places, by: \.file)
        let most = files.values.max { ($0.count, $0[0].file) < ($1.count, $1[0].file) }
        return most?.max { $0 < $1 }
    }
}
