import FOSMVVM

/// The key of a locale beside which another one belongs.
struct KeyNeighbor {
    let key: String
    let place: LocalizationPlace
    /// How many names the two keys share, from the type's on, and how far the neighbor is nested below these.
    private let shared: Int
    private let depth: Int

    /// The nearest of the locale's keys, and the last of these; nil where none shares the type's name.
    init?(of key: String, in locale: LocaleIdentifier, store: LocalizationStore) {
        let neighbors = store.keys(in: locale).compactMap { other in
            store.place(of: other, in: locale).map { KeyNeighbor(other, at: $0, beside: key) }
        }
        guard let nearest = neighbors.filter({ $0.shared > 0 }).max(by: { $0.rank < $1.rank }) else { return nil }
        self = nearest
    }

    private init(_ key: String, at place: LocalizationPlace, beside other: String) {
        let names = key.split(separator: ".")
        self.key = key
        self.place = place
        shared = zip(names, other.split(separator: ".")).prefix { $0 == $1 }.count
        depth = names.count - shared
    }

    private var rank: (Int, Int, Int) { (shared, -depth, place.line) }
}
