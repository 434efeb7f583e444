import FOSMVVM

extension Misspellings {
    /// Returns the names of types that are missing above their texts, or that have another name above them, in locales that
    /// lack the texts of these types.
    static func misplaced(_ inventory: TextInventory, of store: TextStore) -> [Misspelling] {
        let properties = Dictionary(grouping: inventory.wants.byKey.keys) { String($0.typeOfKey) }
            .mapValues { keys in Set(keys.compactMap(\.propertyOfKey)) }
        return Dictionary(grouping: inventory.unused, by: \.locale).flatMap { locale, unused in
            let strangers = Set(unused.map { String($0.key.typeOfKey) }).subtracting(properties.keys)
            return missingTypes(above: strangers, properties, in: locale, of: store)
                + nestedTypes(unused, below: strangers, properties, in: locale, of: store)
        }
    }

    /// Returns the name of the type whose properties most of the names directly below a locale are.
    private static func missingTypes(
        above names: Set<String>, _ properties: [String: Set<String>], in locale: LocaleIdentifier,
        of store: TextStore
    ) -> [Misspelling] {
        let lacking = properties.filter { store.place(ofType: $0.key, in: locale) == nil }
        let found = lacking.mapValues { $0.intersection(names) }.filter { !$0.value.isEmpty }
        guard let (type, texts) = found.min(by: { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) })
        else { return [] }
        return texts.compactMap { text in
            store.place(ofType: text, in: locale).map { place in
                Misspelling(locale: locale, written: text, meant: type, place: place) {
                    "Texts of '\(type)' for \($0) are not below its name. Write '\(type):' above them."
                }
            }
        }
    }

    /// Returns the names with types below them, which are those of locales or belong to nothing.
    private static func nestedTypes(
        _ unused: [UnusedKey], below names: Set<String>, _ properties: [String: Set<String>],
        in locale: LocaleIdentifier, of store: TextStore
    ) -> [Misspelling] {
        let keys = unused.map(\.key).filter { names.contains(String($0.typeOfKey)) }
        let pairs = Dictionary(grouping: keys) { [String($0.typeOfKey), $0.propertyOfKey ?? ""] }.keys
        return pairs.compactMap { pair in
            let (name, type) = (pair[0], pair[1])
            let other = LocaleIdentifier(name).flatMap { store.locales.contains($0) ? $0 : nil }
            guard properties[type] != nil, store.place(ofType: type, in: other ?? locale) == nil,
                let place = store.place(ofType: name, in: locale)
            else { return nil }
            return Misspelling(
                locale: locale, written: "\(name).\(type)", meant: type, lacking: other, place: place
            ) {
                other == nil
                    ? "'\(name)' of \($0) contains types, which belong directly below the locale. Remove '\(name)'."
                    : "The locale '\(name)' is below \($0). Write it without spaces before it."
            }
        }
    }
}

extension String {
    /// The second name of a key. Nil for a key that is a single name.
    fileprivate var propertyOfKey: String? {
        split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).dropFirst().first.map(String.init)
    }
}
