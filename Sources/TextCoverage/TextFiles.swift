package import FOSMVVM

/// Which file has the texts of a type in a locale.
package struct TextFiles: Sendable {
    private let places: [Substring: LocalizationPlace]

    /// The files of a locale's own texts.
    package init(of locale: LocaleIdentifier, in store: LocalizationStore) {
        var places: [Substring: LocalizationPlace] = [:]
        for key in store.keys(in: locale) {
            guard let place = store.place(of: key, in: locale) else { continue }
            let type = key.typeOfKey
            if let last = places[type], (last.file, last.line) > (place.file, place.line) { continue }
            places[type] = place
        }
        self.places = places
    }

    /// Where the last text of a key's type stands; nil where the locale has none of the type.
    package func place(for key: String) -> LocalizationPlace? { places[key.typeOfKey] }
}
