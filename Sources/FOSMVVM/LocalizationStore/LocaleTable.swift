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
