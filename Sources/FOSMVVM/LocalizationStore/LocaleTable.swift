/// The texts of one locale: each key's entry and place.
struct LocaleTable: Sendable {
    private(set) var entries: [String: LocalizationEntry] = [:]
    private(set) var places: [String: LocalizationPlace] = [:]

    /// Adds an entry, unless the key is there already: then the place of the first is returned, whose text stays.
    mutating func add(_ entry: LocalizationEntry, for key: String, at place: LocalizationPlace) -> LocalizationPlace? {
        if let first = places[key] { return first }
        entries[key] = entry
        places[key] = place
        return nil
    }
}
