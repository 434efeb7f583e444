/// The texts of one locale: each key's entry and place.
struct LocaleTable: Sendable {
    let identifier: LocaleIdentifier
    private(set) var entries: [String: LocalizationEntry] = [:]
    /// The places of the entries, and of the forms of plurals.
    private(set) var places: [String: LocalizationPlace] = [:]
    /// Where each type's texts begin, for the first time.
    private(set) var types: [String: LocalizationPlace] = [:]

    /// The keys that stand there with nothing after them, or with what is no text.
    private(set) var unwritten: Set<String> = []

    init(_ identifier: LocaleIdentifier) {
        self.identifier = identifier
    }

    /// What is under a key; a form of a plural is under its category, too, as the case of an enum would be.
    func entry(for key: String) -> LocalizationEntry? {
        entries[key] ?? PluralKey(form: key).flatMap(entry)
    }

    /// Notes where the texts of a type begin.
    mutating func add(type: String, at place: LocalizationPlace) {
        if types[type] == nil { types[type] = place }
    }

    /// Notes a key without a text after it.
    mutating func add(unwritten key: String) { unwritten.insert(key) }

    /// Adds an entry, unless the key is there already: then the place of the first is returned, whose text stays.
    mutating func add(_ entry: LocalizationEntry, for key: String, at place: LocalizationPlace) -> LocalizationPlace? {
        if let first = places[key] { return first }
        entries[key] = entry
        places[key] = place
        return nil
    }

    /// Adds a form to the plural under a key, unless the form or something else is there already: then its place is
    /// returned.
    mutating func add(_ text: String, for form: PluralKey, at place: LocalizationPlace) -> LocalizationPlace? {
        if let first = places[form.name] { return first }
        var forms = PluralForms()
        switch entries[form.key] {
        case .plural(let others): forms = others
        case .text, .list: return places[form.key]
        case nil: places[form.key] = place
        }
        forms.set(text, for: form)
        entries[form.key] = .plural(forms)
        places[form.name] = place
        return nil
    }

    private func entry(_ form: PluralKey) -> LocalizationEntry? {
        guard case .plural(let forms) = entries[form.key] else { return nil }
        if let category = form.category { return forms.forms(ordinal: form.isOrdinal)[category].map { .text($0) } }
        return forms.ordinal.isEmpty ? nil : .plural(PluralForms(ordinal: forms.ordinal))
    }
}

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

/// What a store has under a key in one locale.
public enum LocalizationEntry: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A list of texts.
    case list([String])
    /// The texts of a plural, of which a number chooses one.
    case plural(PluralForms)

    /// Whether the entry has an element, if one is asked for.
    func has(_ index: Int?) -> Bool {
        guard let index else { return true }
        if case .list(let list) = self { return list.indices.contains(index) }
        return false
    }
}

/// Where a key stands in a YAML file.
public struct LocalizationPlace: Hashable, Sendable {
    /// The file's path.
    public let file: String
    /// The line, from 1.
    public let line: Int
}

/// A locale as a YAML file spells it: `EN_us` is the locale `en-US`.
package struct SpelledLocale: Hashable, Sendable {
    /// The locale that is meant.
    package let locale: LocaleIdentifier
    /// The top key, as it stands in the file.
    package let spelling: String
    /// Where it stands.
    package let place: LocalizationPlace
}
