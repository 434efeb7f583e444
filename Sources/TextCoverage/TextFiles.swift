package import FOSMVVM

/// Which file has the texts of a type in a locale.
package struct TextFiles: Sendable {
    private let places: [Substring: LocalizationPlace]

    /// The files of a locale's own texts.
    package init(of locale: LocaleIdentifier, in store: LocalizationStore) {
        var places: [Substring: [LocalizationPlace]] = [:]
        for key in store.keys(in: locale) {
            if let place = store.place(of: key, in: locale) { places[key.typeOfKey, default: []].append(place) }
        }
        self.places = places.compactMapValues(Self.end)
    }

    /// Where the last text of a key's type stands, in the file that has most of them; nil where the locale has none.
    package func place(for key: String) -> LocalizationPlace? { places[key.typeOfKey] }

    /// The last of the places in the file that has most; of several such files, in the last by its path.
    private static func end(of places: [LocalizationPlace]) -> LocalizationPlace? {
        let last = places.max { ($0.file, $0.line) < ($1.file, $1.line) }
        guard let last, places.contains(where: { $0.file != last.file }) else { return last }
        let files = Dictionary(grouping: places, by: \.file)
        let most = files.values.max { ($0.count, $0[0].file) < ($1.count, $1[0].file) }
        return most?.max { $0.line < $1.line }
    }
}
