import FOSMVVM

extension TextComparison {
    /// What is wrong with placeholders: those that are never closed, that no value fills, and other ones than the default
    /// locale's, or than the form `other` has.
    var placeholderFaults: [TextFault] {
        guard entry.mayHavePlaceholders || original?.mayHavePlaceholders == true else { return [] }
        return entry.texts(under: key).flatMap { unclosed(in: $0) + unfilled(in: $0) } + differences + lackingForms
    }

    /// The forms that lack a placeholder of the form `other`: only one for a single number may name that in words.
    private var lackingForms: [TextFault] {
        guard case .plural(let forms) = entry, entry.unclosedPlaceholders.isEmpty else { return [] }
        return [false, true].flatMap { isOrdinal in
            let texts = forms.forms(ordinal: isOrdinal)
            let names = Set(texts[.other].map(Placeholders.names) ?? [])
            let shared = PluralRules.sharedCategories(for: locale, ordinal: isOrdinal)
            return texts.filter { shared.contains($0.key) }.sorted { $0.key < $1.key }.compactMap { category, text in
                let lacks = names.subtracting(Placeholders.names(in: text)).sorted()
                let form = (isOrdinal ? "ordinal." : "") + category.rawValue
                return lacks.isEmpty ? nil : TextFault(key: "\(key).\(form)", kind: .formLacks(lacks))
            }
        }
    }

    private func unclosed(in text: EntryText) -> [TextFault] {
        let unclosed = text.entry.part(at: index)?.unclosedPlaceholders ?? []
        return unclosed.map { TextFault(key: text.key, kind: .unclosed($0)) }
    }

    private func unfilled(in text: EntryText) -> [TextFault] {
        let uses = uses.filter { index == nil || $0.key.index == index }
            .map { (names: names(in: text, at: $0.key.index), wants: $0.value) }
        return Set(uses.flatMap(\.names)).sorted().compactMap { name in
            let values = uses.filter { $0.names.contains(name) }.flatMap(\.wants)
                .filter { !$0.values.contains(name) }.map { $0.values.sorted() }
            // Of several that lack it, the same one each time.
            return values.min { $0.lexicographicallyPrecedes($1) }
                .map { TextFault(key: text.key, kind: .unfilled(name, values: $0)) }
        }
    }

    /// The placeholders that a use shows; those that the default locale has not are a difference.
    private func names(in text: EntryText, at index: Int?) -> Set<String> {
        let names = text.entry.placeholders(at: index)
        return original.map { names.intersection($0.placeholders(at: index)) } ?? names
    }

    /// Where a placeholder is never closed, or a list stands beside one text, that alone is wrong.
    private var differences: [TextFault] {
        guard let original, (entry.list == nil) == (original.list == nil), let part = entry.part(at: index),
            let originalPart = original.part(at: index), part.unclosedPlaceholders.isEmpty,
            originalPart.unclosedPlaceholders.isEmpty
        else { return [] }
        let pairs = Array(zip(part.comparedPlaceholders, originalPart.comparedPlaceholders))
        let lacks = Set(pairs.flatMap { $1.subtracting($0) }).sorted()
        let adds = Set(pairs.flatMap { $0.subtracting($1) }).sorted()
        return lacks + adds == [] ? [] : [TextFault(key: key, kind: .placeholders(lacks: lacks, adds: adds))]
    }
}

extension LocalizationEntry {
    /// Whether there is a sign in a text that placeholders begin with.
    fileprivate var mayHavePlaceholders: Bool {
        texts.contains { $0.utf8.contains(UInt8(ascii: "%")) }
    }

    /// The placeholders that are never closed, in order of their letters.
    fileprivate var unclosedPlaceholders: [String] {
        Set(texts.flatMap(Placeholders.unclosed)).sorted()
    }

    /// The names in the placeholders of what is used: an element of a list, or else all texts.
    fileprivate func placeholders(at index: Int?) -> Set<String> {
        guard index != nil, list == nil else { return Set(part(at: index)?.texts.flatMap(Placeholders.names) ?? []) }
        return []
    }

    /// The placeholders of each text that is compared by itself: of a plural all together, since a form for one number
    /// may name it in words, and those of its form `other`, which many numbers take.
    fileprivate var comparedPlaceholders: [Set<String>] {
        if let list { return list.map { Set(Placeholders.names(in: $0)) } }
        let all = Set(texts.flatMap(Placeholders.names))
        guard case .plural(let forms) = self, let other = forms.forms(ordinal: forms.isOrdinal)[.other] else {
            return [all, all]
        }
        return [all, Set(Placeholders.names(in: other))]
    }
}
