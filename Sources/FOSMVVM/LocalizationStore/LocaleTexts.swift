/// The texts that one locale sees: its own, then those of the locales it falls back to.
struct LocaleTexts: Sendable {
    let identifier: LocaleIdentifier
    let tables: [LocaleTable]
    /// Those of the tables' locales whose texts are in another language, or another script of it.
    private let foreign: Set<LocaleIdentifier>

    init(identifier: LocaleIdentifier, tables: [LocaleTable]) {
        self.identifier = identifier
        self.tables = tables
        foreign = Set(tables.map(\.identifier).filter { !$0.isRead(as: identifier) })
    }

    /// A text, a plural, or a list with the element that is asked for, and its table: the first of the locales' that has one.
    ///
    /// What is of another kind, such as a list where a text is asked for, does not count.
    func found(_ use: TextUse) -> (entry: LocalizationEntry, table: LocaleTable)? {
        for table in tables {
            if let entry = table.entry(for: use.key), entry.isText(at: use.index) { return (entry, table) }
        }
        return nil
    }

    /// A list, and its table: the first of the locales' that has one.
    func list(_ key: String) -> (texts: [String], table: LocaleTable)? {
        for table in tables {
            if case .list(let texts) = table.entry(for: key) { return (texts, table) }
        }
        return nil
    }

    /// The text, in the first of the locales that has it; nil for a plural, which takes a number.
    func text(for use: TextUse) -> String? {
        switch (found(use)?.entry, use.index) {
        case (.text(let text), _): text
        case (.list(let texts), let index?): texts[index]
        default: nil
        }
    }

    /// The language of a table's texts where it is not the locale's own.
    func foreignLanguage(of table: LocaleTable) -> LocaleIdentifier? {
        foreign.contains(table.identifier) ? table.identifier : nil
    }

    /// Where something is under a key, in the first of the locales that has anything there.
    func place(of key: String) -> LocalizationPlace? {
        tables.lazy.compactMap { $0.entry(for: key) == nil ? nil : $0.places[key] }.first
    }

    /// Where a key that is missing would be looked for: beside the others of its type.
    func place(besides key: String) -> LocalizationPlace? {
        let type = String(key.prefix { $0 != "." })
        return tables.lazy.compactMap { $0.types[type] }.first
    }
}

extension LocalizationEntry {
    /// Whether this can be shown as one text: as an element of a list where an index is given.
    fileprivate func isText(at index: Int?) -> Bool {
        if index == nil, case .list = self { return false }
        return has(index)
    }
}
