package import Diagnostics
import FOSFoundation

/// The texts of a locale, with the entry and place of each key.
struct LocaleTable: Sendable {
    let identifier: LocaleIdentifier
    private(set) var entries: [String: LocalizationEntry] = [:]
    /// The places of the entries, and of the forms of plurals.
    private(set) var places: [String: SourcePlace] = [:]
    /// The first place of each type's texts.
    private(set) var types: [String: SourcePlace] = [:]

    /// The keys without a value, or with a value that is not a text.
    private(set) var unwritten: Set<String> = []
    /// The keys below a ``TranslationMark``.
    private(set) var marked: Set<String> = []
    /// The keys, and elements such as `sizes[0]`, of numbers and Booleans.
    private var scalars: Set<String> = []

    init(_ identifier: LocaleIdentifier) {
        self.identifier = identifier
    }

    /// Creates a table with one entry, which has no place.
    init(_ identifier: LocaleIdentifier, only entry: LocalizationEntry, for key: String) {
        self.identifier = identifier
        entries = [key: entry]
    }

    /// Returns the entry of a key. The forms of a plural also have keys, because they may be cases of an enum.
    func entry(for key: String) -> LocalizationEntry? {
        entries[key] ?? PluralKey(form: key).flatMap(entry)
    }

    /// Returns the value of a key: a text, a number or a Boolean, or a list of these, of which an index selects an
    /// element. Nil for a plural.
    func value(for key: String, index: Int?) -> Any? {
        switch entry(for: key) {
        case .text(let text): index == nil ? value(text, TextUse(key: key)) : nil
        case .list(let texts):
            if let index {
                texts[safe: index].map { value($0, TextUse(key: key, index: index)) }
            } else {
                texts.enumerated().map { value($1, TextUse(key: key, index: $0)) }
            }
        case .plural, nil: nil
        }
    }

    private func value(_ text: String, _ use: TextUse) -> Any {
        scalars.contains(use.name) ? YAMLScalar.value(of: text) ?? text : text
    }

    /// Returns the keys with a text in one of the tables that differs in the other.
    func keys(differingFrom other: LocaleTable) -> Set<String> {
        let changed = entries.filter { other.entries[$0] != $1 }.keys
        let removed = other.entries.keys.filter { entries[$0] == nil }
        return unwritten.symmetricDifference(other.unwritten).union(marked.symmetricDifference(other.marked))
            .union(changed).union(removed)
    }

    /// Records where the texts of a type begin.
    mutating func add(type: String, at place: SourcePlace) {
        if types[type] == nil { types[type] = place }
    }

    /// Records a key without a text.
    mutating func add(unwritten key: String) { unwritten.insert(key) }

    /// Records keys and elements of numbers and Booleans.
    mutating func add(scalars names: [String]) { scalars.formUnion(names) }

    /// Records a key below a ``TranslationMark``.
    mutating func add(marked key: String) { marked.insert(key) }

    /// Adds an entry. If the key exists, keeps the first entry and returns its place.
    mutating func add(_ entry: LocalizationEntry, for key: String, at place: SourcePlace) -> SourcePlace? {
        if let first = places[key] { return first }
        entries[key] = entry
        places[key] = place
        return nil
    }

    /// Replaces the entry of a key.
    mutating func set(_ entry: LocalizationEntry, for key: String) { entries[key] = entry }

    /// Adds a form to the plural of a key, which begins at a place. If the form or another entry exists, returns its
    /// place.
    mutating func add(
        _ text: String, for form: PluralKey, at place: SourcePlace, of start: SourcePlace
    ) -> SourcePlace? {
        if let first = places[form.name] { return first }
        var forms = PluralForms()
        switch entries[form.key] {
        case .plural(let others): forms = others
        case .text, .list: return places[form.key]
        case nil: places[form.key] = start
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

/// The texts that are visible in a locale: its own texts, then those of the locales that it falls back to.
struct LocaleTexts: Sendable {
    let identifier: LocaleIdentifier
    let tables: [LocaleTable]
    /// The locales of the tables whose texts have another language or script.
    private let foreign: Set<LocaleIdentifier>
    private let other: (any LocalizationStore)?

    /// - Parameter other: A store of another kind, which has the texts instead of tables.
    init(identifier: LocaleIdentifier, tables: [LocaleTable], other: (any LocalizationStore)? = nil) {
        self.identifier = identifier
        self.tables = tables
        self.other = other
        foreign = Set(tables.map(\.identifier).filter { !$0.isRead(as: identifier) })
    }

    /// Returns the first of the keys that has an entry, in the first table that has one of them.
    func first(of keys: [String]) -> String? {
        if other != nil { return keys.first { !tables(with: $0).isEmpty } }
        for table in tables {
            if let key = keys.first(where: { table.entry(for: $0) != nil }) { return key }
        }
        return nil
    }

    private func tables(with key: String) -> [LocaleTable] {
        guard let entry = other?.entry(for: key, in: identifier) else { return tables }
        return [LocaleTable(identifier, only: entry, for: key)]
    }

    /// Returns the first text, plural, or list with the requested element among the tables of the locales, with its
    /// table.
    ///
    /// Entries of another kind are skipped, such as a list if a text is requested.
    func found(_ use: TextUse) -> (entry: LocalizationEntry, table: LocaleTable)? {
        for table in tables(with: use.key) {
            if let entry = table.entry(for: use.key), entry.isText(at: use.index) { return (entry, table) }
        }
        return nil
    }

    /// Returns the first entry of any kind among the tables of the locales, with its table.
    func anything(_ key: String) -> (entry: LocalizationEntry, table: LocaleTable)? {
        tables(with: key).lazy.compactMap { table in table.entry(for: key).map { ($0, table) } }.first
    }

    /// Returns the first list among the tables of the locales, with its table.
    func list(_ key: String) -> (texts: [String], table: LocaleTable)? {
        for table in tables(with: key) {
            if case .list(let texts) = table.entry(for: key) { return (texts, table) }
        }
        return nil
    }

    /// Returns the first text among the tables of the locales. Nil for a plural, which needs a number.
    func text(for use: TextUse) -> String? {
        switch (found(use)?.entry, use.index) {
        case (.text(let text), _): text
        case (.list(let texts), let index?): texts[index]
        default: nil
        }
    }

    /// Returns the language of a table's texts if it differs from the locale's.
    func foreignLanguage(of table: LocaleTable) -> LocaleIdentifier? {
        foreign.contains(table.identifier) ? table.identifier : nil
    }

    /// Returns the first place of a key among the tables of the locales.
    func place(of key: String) -> SourcePlace? {
        tables.lazy.compactMap { $0.entry(for: key) == nil ? nil : $0.places[key] }.first
    }

    /// Returns a name in the map of a missing key that is similar to that of the key, with its place. Nil if there is none.
    func similar(to key: String) -> (written: String, meant: String, place: SourcePlace)? {
        guard let dot = key.lastIndex(of: ".") else { return nil }
        let (map, name) = (key[...dot], String(key[key.index(after: dot)...]))
        let siblings = tables.flatMap { table in
            table.places.filter { $0.key.hasPrefix(map) && table.entry(for: $0.key) != nil }
                .map { (name: String($0.key.dropFirst(map.count)), place: $0.value) }
        }
        return siblings.filter { NearestNames.isMistyped($0.name, for: name) }
            .min { ($0.place, $0.name) < ($1.place, $1.name) }.map { ($0.name, name, $0.place) }
    }

    /// Returns the place where a missing key is expected: next to other texts of its type.
    func place(nextTo key: String) -> SourcePlace? {
        let type = String(key.typeOfKey)
        return tables.lazy.compactMap { $0.types[type] }.first
    }
}

extension LocalizationEntry {
    /// Whether the entry can be shown as a single text. With an index, this is an element of a list.
    fileprivate func isText(at index: Int?) -> Bool {
        if index == nil, case .list = self { return false }
        return has(index)
    }
}

/// A locale as a YAML file spells it: `EN_us` is the locale `en-US`.
package struct SpelledLocale: Hashable, Sendable {
    /// The locale.
    package let locale: LocaleIdentifier
    /// The top-level key as it is written in the file.
    package let spelling: String
    /// The place of the key.
    package let place: SourcePlace
}
