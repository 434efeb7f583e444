import FOSMVVM

/// Compares a locale's own text with the requirements of previews, and with the text of the default locale.
struct TextComparison {
    let key: String
    /// The index of the element in a list. Nil for the whole value of the key.
    let index: Int?
    let locale: LocaleIdentifier
    let entry: LocalizationEntry
    /// The entry of the default locale. Nil for its own texts.
    let original: LocalizationEntry?
    let uses: [TextUse: Set<TextRequirement>]
    let store: TextStore

    /// Creates the comparison of a text. Nil if the locale itself has no value for its key.
    init?(_ use: TextUse, in locale: LocaleIdentifier, store: TextStore, wants: TextRequirements) {
        guard let entry = store.entry(for: use.key, in: locale) else { return nil }
        key = use.key
        index = use.index
        self.locale = locale
        self.store = store
        self.entry = entry
        original = locale == store.defaultLocale ? nil : store.entry(for: use.key, in: store.defaultLocale)
        uses = wants.byKey[use.key] ?? [:]
    }

    /// All problems, the most important first.
    var problems: [TextProblem] {
        let empty = emptyTexts
        return (kind.map { [$0] } ?? []) + missingForms + empty + placeholderProblems(hasEmptyText: !empty.isEmpty)
    }

    /// Compares the kinds. A text and a plural count as one kind, because only previews know whether there is a number.
    private var kind: TextProblem? {
        let isList = entry.list != nil
        if uses.isEmpty, let other = reference(by: { $0.list != nil }), (other.entry.list != nil) != isList {
            return problem(isList ? .list : .noList, unlike: other.locale)
        }
        let showsList = uses.contains { use, wants in use.index != nil || wants.contains(where: \.isList) }
        if !uses.isEmpty, showsList != isList { return problem(isList ? .list : .noList) }
        if case .plural(let forms) = entry, lacksNumber(for: forms) { return problem(.noNumber) }
        if case .plural(let forms) = entry, let other = reference(by: \.isOrdinal),
            other.entry.isOrdinal == !forms.isOrdinal
        {
            return problem(.ordinal(forms.isOrdinal), unlike: other.locale)
        }
        return length
    }

    private func lacksNumber(for forms: PluralForms) -> Bool {
        uses.values.joined().contains { $0.lacksNumber(for: forms) }
    }

    /// Compares lists. The elements of a list that is used by element are compared separately.
    private var length: TextProblem? {
        guard let list = entry.list, uses.keys.allSatisfy({ $0.index == nil }),
            let other = reference(by: \.list?.count), let expected = other.entry.list, list.count != expected.count
        else { return nil }
        return problem(.length(list.count, expected: expected.count), unlike: other.locale)
    }

    /// Returns the locale and the entry to compare a property with. Nil if it is right.
    ///
    /// It is the default locale, unless most other locales agree on something else. Then the default locale is wrong.
    func reference<Property: Hashable>(
        by property: (LocalizationEntry) -> Property
    ) -> (locale: LocaleIdentifier, entry: LocalizationEntry)? {
        let own = property(entry)
        let first = original.map(property) ?? own
        guard original == nil || first != own else { return nil }
        let others = store.locales.filter { $0 != store.defaultLocale }
            .compactMap { locale in store.entry(for: key, in: locale).map { (locale: locale, entry: $0) } }
        let most = Dictionary(grouping: others) { property($0.entry) }.max { $0.value.count < $1.value.count }
        if let most, most.value.count > 1, most.value.count * 2 > others.count, most.key != first {
            return most.key == own ? nil : most.value.first
        }
        return original.map { (store.defaultLocale, $0) }
    }

    /// A form that only whole millions need may be missing, because few texts have such a number.
    private var missingForms: [TextProblem] {
        let large = [false, true].flatMap { isOrdinal in
            PluralRules.largeCategories(for: locale, ordinal: isOrdinal)
                .map { (isOrdinal ? "ordinal." : "") + $0.rawValue }
        }
        let missing = (forms?.missing(in: locale) ?? []).filter { !large.contains($0) }
        return missing.isEmpty ? [] : [problem(.lacksForms(missing))]
    }

    /// Compares plurals. A map is a plural if a preview uses it as one, or if it has the form `other`. If the default
    /// locale has a plural, a single text counts as the form `other`.
    private var forms: PluralForms? {
        switch (entry, original) {
        case (.plural(let forms), _): uses.isEmpty && !forms.hasOther ? nil : forms
        case (.text(let text), .plural(let originals)) where originals.hasOther && !lacksNumber(for: originals):
            originals.isOrdinal ? PluralForms(ordinal: [.other: text]) : PluralForms(cardinal: [.other: text])
        default: nil
        }
    }
}

extension TextRequirement {
    fileprivate func lacksNumber(for forms: PluralForms) -> Bool { forms.chooser(among: numbers) == nil }
}

extension TextComparison {
    /// Finds empty texts. A text may be empty in the default locale, unless most other locales have a text.
    var emptyTexts: [TextProblem] {
        guard let part = entry.part(at: index), part.hasBlankText else { return [] }
        let others = locale == store.defaultLocale ? mostOthers(with: part) : [store.defaultLocale]
        guard !others.isEmpty else { return [] }
        let words = others.contains { self.part(in: $0)?.hasWords == true }
        if others == [store.defaultLocale],
            self.part(in: store.defaultLocale)?.hasEmptyText(expectingWords: words) == true
        {
            return []
        }
        return part.texts(under: key).filter { $0.entry.hasEmptyText(expectingWords: words) }
            .map { problem(.empty(unlike: others.map(\.tag)), of: $0.key) }
    }

    /// Returns the other locales whose text is not empty. Empty unless these are most of the locales with the text.
    private func mostOthers(with part: LocalizationEntry) -> [LocaleIdentifier] {
        let all = store.locales.filter { $0 != locale && self.part(in: $0) != nil }
        let full = all.filter { other in
            let words = self.part(in: other)?.hasWords == true
            return part.hasEmptyText(expectingWords: words)
                && self.part(in: other)?.hasEmptyText(expectingWords: words) == false
        }
        return full.count * 2 > all.count ? full : []
    }

    private func part(in locale: LocaleIdentifier) -> LocalizationEntry? {
        store.entry(for: key, in: locale)?.part(at: index)
    }
}

extension LocalizationEntry {
    /// Whether a text has a letter or a digit, and is not only a separator.
    fileprivate var hasWords: Bool { texts.contains { $0.contains { $0.isLetter || $0.isNumber } } }

    /// Whether a text shows nothing.
    fileprivate var hasBlankText: Bool { texts.contains(where: \.isBlank) }

    /// Whether a text shows nothing although words are expected. A separator, as between names, may be white space.
    fileprivate func hasEmptyText(expectingWords expectsWords: Bool) -> Bool {
        texts.contains { $0.isBlank && (expectsWords || !$0.contains(where: \.isWhitespace)) }
    }
}

extension String {
    /// Whether a text contains only white space and characters without width.
    fileprivate var isBlank: Bool {
        unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
    }
}
