/// The texts that one locale sees: its own, then those of the locales it falls back to.
struct LocaleTexts: Sendable {
    let identifier: LocaleIdentifier
    let tables: [LocaleTable]
    /// The locale, last of the tables', that has the texts that neither this one nor its parents have.
    let defaultLocale: LocaleIdentifier

    /// The text's entry, in the first of the locales that has one.
    func entry(for key: String) -> LocalizationEntry? {
        found(key)?.entry
    }

    /// What is under a key, in the first of the locales that has something, and that locale's table.
    func found(_ key: String) -> (entry: LocalizationEntry, table: LocaleTable)? {
        for table in tables {
            if let entry = table.entry(for: key) { return (entry, table) }
        }
        return nil
    }

    /// The text, in the first of the locales that has it: a list that is too short for an index does not count.
    func text(for use: TextUse) -> String? {
        for table in tables {
            switch (table.entry(for: use.key), use.index) {
            case (.text(let text), nil): return text
            case (.list(let list), let index?) where list.indices.contains(index): return list[index]
            default: continue
            }
        }
        return nil
    }

    /// Whether a text, or a list of them, is the default locale's, which is no parent of this one.
    func isForeign(_ use: TextUse) -> Bool {
        let source = tables.first { $0.entry(for: use.key)?.has(use.index) == true }?.identifier
        return source == defaultLocale && !identifier.chain.contains(defaultLocale)
    }

    /// Where a key that is missing would be looked for: beside the others of its type.
    func place(besides key: String) -> LocalizationPlace? {
        let type = key.prefix { $0 != "." } + "."
        for table in tables {
            let places = table.places.filter { $0.key.hasPrefix(type) }.values
            if let place = places.min(by: { ($0.file, $0.line) < ($1.file, $1.line) }) { return place }
        }
        return nil
    }
}
