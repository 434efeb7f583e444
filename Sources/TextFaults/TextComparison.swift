import FOSMVVM

/// Compares what a locale itself has of a text with what previews want of it, and with the default locale's.
struct TextComparison {
    let key: String
    /// The element of a list that is looked at; nil for all that is under the key.
    let index: Int?
    let locale: LocaleIdentifier
    let entry: LocalizationEntry
    /// What the default locale has under the key; nil for its own texts.
    let original: LocalizationEntry?
    let uses: [TextUse: Set<TextWant>]
    let store: LocalizationStore

    /// A comparison of a text; nil where the locale itself has nothing under its key.
    init?(_ use: TextUse, in locale: LocaleIdentifier, store: LocalizationStore, wants: TextWants) {
        guard let entry = store.entry(for: use.key, in: locale) else { return nil }
        key = use.key
        index = use.index
        self.locale = locale
        self.store = store
        self.entry = entry
        original = locale == store.defaultLocale ? nil : store.entry(for: use.key, in: store.defaultLocale)
        uses = wants.byKey[use.key] ?? [:]
    }

    /// All that is wrong, in order of what matters most.
    var faults: [TextFault] {
        let kind = kind.map { [TextFault(key: key, kind: $0)] } ?? []
        return kind + missingForms + emptyTexts + placeholderFaults
    }

    /// A text and a plural are one kind: whether there is a number is known from previews alone.
    private var kind: TextFault.Kind? {
        let showsList = uses.contains { use, wants in use.index != nil || wants.contains(where: \.isList) }
        switch entry {
        case .text, .plural:
            if uses.isEmpty ? original?.list != nil : showsList { return .noList }
        case .list:
            if uses.isEmpty ? original.map({ $0.list == nil }) == true : !showsList { return .list }
        }
        if case .plural(let forms) = entry, uses.values.joined().contains(where: { $0.lacksNumber(for: forms) }) {
            return .noNumber
        }
        if case .plural(let forms) = entry, case .plural(let originals) = original,
            forms.isOrdinal != originals.isOrdinal
        {
            return .ordinal(forms.isOrdinal)
        }
        return length
    }

    /// Which elements are there of a list that is used by its elements is a question of their own.
    private var length: TextFault.Kind? {
        guard let list = entry.list, let originals = original?.list, list.count != originals.count,
            uses.keys.allSatisfy({ $0.index == nil })
        else { return nil }
        return .length(list.count, expected: originals.count)
    }

    private var missingForms: [TextFault] {
        let missing = forms?.missing(in: locale) ?? []
        return missing.isEmpty ? [] : [TextFault(key: key, kind: .lacksForms(missing))]
    }

    /// A map is a plural where a preview uses it as one, or it has the form `other`. One text is the form `other` alone
    /// where the default locale has a plural.
    private var forms: PluralForms? {
        switch (entry, original) {
        case (.plural(let forms), _): uses.isEmpty && !forms.hasOther ? nil : forms
        case (.text(let text), .plural(let originals)) where originals.hasOther:
            originals.isOrdinal ? PluralForms(ordinal: [.other: text]) : PluralForms(cardinal: [.other: text])
        default: nil
        }
    }
}

extension TextWant {
    fileprivate func lacksNumber(for forms: PluralForms) -> Bool { forms.chooser(among: numbers) == nil }
}
