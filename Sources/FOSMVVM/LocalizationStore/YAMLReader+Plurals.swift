extension YAMLReader {
    /// One form of a plural, as a file has it.
    struct PluralForm {
        let category: PluralCategory
        let isOrdinal: Bool
        let key: YAMLNode
        let text: YAMLNode
    }

    /// Reads the forms of the plural under a key.
    mutating func read(_ forms: [PluralForm], of key: String, into table: inout LocaleTable, file: String) {
        for form in forms {
            let name = PluralKey(key: key, isOrdinal: form.isOrdinal, category: form.category)
            guard count(form.text, at: form.key, of: key, file: file) else { return }
            guard let text = form.text.text, hasText(form.text, key: name.name, at: form.key, file: file)
            else { continue }
            let place = LocalizationPlace(file: file, line: form.key.place.line)
            if let first = table.add(text, for: name, at: place) {
                report(name.name, at: form.key, file: file, first: first)
            }
        }
    }
}

extension YAMLNode {
    /// The forms that a map has, if all its keys are categories with texts, or `ordinal` with such a map; else nil.
    var pluralForms: [YAMLReader.PluralForm]? {
        guard let map, !map.isEmpty else { return nil }
        var forms: [YAMLReader.PluralForm] = []
        for member in map {
            if member.key.text == PluralKey.ordinal {
                guard let ordinal = member.value.map?.ordinalForms else { return nil }
                forms += ordinal
            } else {
                guard let form = member.form(isOrdinal: false) else { return nil }
                forms.append(form)
            }
        }
        return forms
    }
}

extension [YAMLNode.Member] {
    fileprivate var ordinalForms: [YAMLReader.PluralForm]? {
        let forms = compactMap { $0.form(isOrdinal: true) }
        return forms.isEmpty || forms.count < count ? nil : forms
    }
}

extension YAMLNode.Member {
    fileprivate func form(isOrdinal: Bool) -> YAMLReader.PluralForm? {
        guard let category = key.text.flatMap(PluralCategory.init), value.text != nil else { return nil }
        return YAMLReader.PluralForm(category: category, isOrdinal: isOrdinal, key: key, text: value)
    }
}
