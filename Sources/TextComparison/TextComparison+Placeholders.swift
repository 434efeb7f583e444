import FOSMVVM

extension TextComparison {
    /// Finds problems with placeholders: those without an end, those without a value, and those that differ from the
    /// default locale or the form `other`.
    ///
    /// - Parameter hasEmptyText: Whether a text is empty, whose placeholders are not compared.
    func placeholderProblems(hasEmptyText: Bool) -> [TextProblem] {
        let compared = original.map { [$0] } ?? store.locales.compactMap { store.entry(for: key, in: $0) }
        guard entry.mayHavePlaceholders || compared.contains(where: \.mayHavePlaceholders) else { return [] }
        let problems = entry.texts(under: key).flatMap { unclosed(in: $0) + unfilled(in: $0) }
        return problems + (problems.isEmpty && !hasEmptyText ? differences : []) + lackingForms
    }

    /// The forms that lack a placeholder of the form `other`. Only the form of a single number may lack it.
    private var lackingForms: [TextProblem] {
        guard case .plural(let forms) = entry, entry.unclosedPlaceholders.isEmpty else { return [] }
        return [false, true].flatMap { isOrdinal in
            let texts = forms.forms(ordinal: isOrdinal)
            let names = Set(texts[.other].map(Placeholders.names) ?? [])
            let shared = PluralRules.sharedCategories(for: locale, ordinal: isOrdinal)
            return texts.filter { shared.contains($0.key) }.sorted { $0.key < $1.key }.compactMap { category, text in
                let lacks = names.subtracting(Placeholders.names(in: text)).sorted()
                let form = (isOrdinal ? "ordinal." : "") + category.rawValue
                return lacks.isEmpty ? nil : problem(.formLacks(lacks), of: "\(key).\(form)")
            }
        }
    }

    private func unclosed(in text: EntryText) -> [TextProblem] {
        let unclosed = text.entry.part(at: index)?.unclosedPlaceholders ?? []
        return unclosed.map { problem(.unclosed($0), of: text.key) }
    }

    private func unfilled(in text: EntryText) -> [TextProblem] {
        let uses = uses.filter { index == nil || $0.key.index == index }
            .map { (names: names(in: text, at: $0.key.index), wants: $0.value) }
        return Set(uses.flatMap(\.names)).sorted().compactMap { name in
            let values = uses.filter { $0.names.contains(name) }.flatMap(\.wants)
                .filter { !$0.values.contains(name) }.map { $0.values.sorted() }
            // If several uses lack it, always the same one is reported.
            return values.min { $0.lexicographicallyPrecedes($1) }
                .map { problem(.unfilled(name, values: $0), of: text.key) }
        }
    }

    /// Returns the placeholders that a use shows. Placeholders that the default locale lacks are a difference.
    private func names(in text: EntryText, at index: Int?) -> Set<String> {
        let names = text.entry.placeholders(at: index)
        return original.map { names.intersection($0.placeholders(at: index)) } ?? names
    }

    /// If a placeholder has no end, or a list is compared with a text, only that is reported.
    private var differences: [TextProblem] {
        guard let other = reference(by: { $0.part(at: index)?.comparedPlaceholders }),
            (entry.list == nil) == (other.entry.list == nil), let part = entry.part(at: index),
            let otherPart = other.entry.part(at: index), otherPart.unclosedPlaceholders.isEmpty
        else { return [] }
        let pairs = Array(zip(part.comparedPlaceholders, otherPart.comparedPlaceholders))
        let unknown = unfillable(among: Set(pairs.flatMap(\.1)))
        let lacks = Set(pairs.flatMap { $1.subtracting($0) }).subtracting(unknown)
        let adds = Set(pairs.flatMap { $0.subtracting($1) }).filter {
            unknown.isEmpty || !unfillable(among: [$0]).isEmpty
        }
        guard !lacks.isEmpty || !adds.isEmpty else { return [] }
        let place = entry.texts(under: key).first { !adds.isDisjoint(with: $0.entry.placeholders(at: index)) }?.key
        return [
            problem(
                .placeholders(lacks: lacks.sorted(), adds: adds.sorted()), unlike: other.locale,
                at: place ?? "\(key).\(PluralCategory.other.rawValue)")
        ]
    }

    /// Returns the names without a value in any preview. They are wrong in the text that has them. Empty if no preview
    /// uses the text.
    private func unfillable(among names: Set<String>) -> Set<String> {
        uses.isEmpty ? [] : names.subtracting(uses.values.joined().flatMap(\.values))
    }
}

extension LocalizationEntry {
    /// Whether a text contains the sign that starts placeholders.
    fileprivate var mayHavePlaceholders: Bool {
        texts.contains { $0.utf8.contains(UInt8(ascii: "%")) }
    }

    /// The placeholders without an end, sorted.
    fileprivate var unclosedPlaceholders: [String] {
        Set(texts.flatMap(Placeholders.unclosed)).sorted()
    }

    /// Returns the names of the placeholders in a use: an element of a list, or all texts.
    fileprivate func placeholders(at index: Int?) -> Set<String> {
        guard index != nil, list == nil else { return Set(part(at: index)?.texts.flatMap(Placeholders.names) ?? []) }
        return []
    }

    /// The placeholders of each text that is compared separately. All forms of a plural are compared together,
    /// because the form of a single number may use words instead. The form `other` is also compared separately.
    fileprivate var comparedPlaceholders: [Set<String>] {
        if let list { return list.map { Set(Placeholders.names(in: $0)) } }
        let all = Set(texts.flatMap(Placeholders.names))
        guard case .plural(let forms) = self, let other = forms.forms(ordinal: forms.isOrdinal)[.other] else {
            return [all, all]
        }
        return [all, Set(Placeholders.names(in: other))]
    }
}
