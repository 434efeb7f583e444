import Yams

extension YAMLReader {
    /// One form of a plural, as a file has it.
    struct PluralForm {
        let category: PluralCategory
        let isOrdinal: Bool
        let key: Node
        let text: Node
    }

    /// Reads the forms of the plural under a key.
    mutating func read(_ forms: [PluralForm], of key: String, into table: inout LocaleTable, file: String) {
        for form in forms {
            let name = PluralKey(key: key, isOrdinal: form.isOrdinal, category: form.category)
            guard count(form.text, at: form.key, file: file) else { return }
            guard let text = form.text.text, hasText(form.text, key: name.name, at: form.key, file: file)
            else { continue }
            let place = LocalizationPlace(file: file, line: form.key.mark?.line ?? 1)
            if let first = table.add(text, for: name, at: place) {
                report(name.name, at: form.key, file: file, first: first)
            }
        }
    }
}

extension Node {
    /// The forms that a map has, if all its keys are categories with texts, or `ordinal` with such a map; else nil.
    var pluralForms: [YAMLReader.PluralForm]? {
        guard let mapping, !mapping.isEmpty else { return nil }
        var forms: [YAMLReader.PluralForm] = []
        for (key, value) in mapping {
            if key.text == PluralKey.ordinal {
                guard let ordinal = value.mapping?.forms(isOrdinal: true) else { return nil }
                forms += ordinal
            } else {
                guard let form = Mapping.form(key, value, isOrdinal: false) else { return nil }
                forms.append(form)
            }
        }
        return forms
    }
}

extension Node.Mapping {
    fileprivate func forms(isOrdinal: Bool) -> [YAMLReader.PluralForm]? {
        let forms = map { Self.form($0.key, $0.value, isOrdinal: isOrdinal) }
        return forms.isEmpty || forms.contains { $0 == nil } ? nil : forms.compactMap { $0 }
    }

    fileprivate static func form(_ key: Node, _ value: Node, isOrdinal: Bool) -> YAMLReader.PluralForm? {
        guard let category = key.text.flatMap(PluralCategory.init), value.scalar != nil else { return nil }
        return YAMLReader.PluralForm(category: category, isOrdinal: isOrdinal, key: key, text: value)
    }
}
