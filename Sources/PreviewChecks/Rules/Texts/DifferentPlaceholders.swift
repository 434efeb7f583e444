import FOSMVVM

/// Finds texts whose placeholders are others than the default locale's.
struct DifferentPlaceholders: CheckRule {
    let name = "different-placeholders"
    let severity = CheckSeverity.error
    let summary = "A text has other placeholders than in the default locale"
    let explanation = """
        A placeholder %{name} that a translation lacks leaves out a value; one that it has alone is shown as it is written. \
        The elements of a list are compared one by one, and the forms of a plural as a whole, since a form may name its number \
        in words. A text with a placeholder that is never closed is left to unfilled-placeholder, a \
        list beside one text to different-kind.
        """
    let fix = "Write the same placeholders in every locale. Their order may differ."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.ownTexts.compactMap { text in
            guard let original = subject.original(of: text),
                text.entry.mayHavePlaceholders || original.mayHavePlaceholders,
                let difference = difference(of: text.entry, from: original), isComparable(text.entry, to: original)
            else { return nil }
            return finding(
                "\(text.title) \(difference) '\(subject.store.defaultLocale.tag)'. Write the same placeholders.",
                at: subject.place(of: text))
        }
    }

    private func isComparable(_ entry: LocalizationEntry, to original: LocalizationEntry) -> Bool {
        (entry.list == nil) == (original.list == nil)
            && entry.unclosedPlaceholders.isEmpty && original.unclosedPlaceholders.isEmpty
    }

    private func difference(of entry: LocalizationEntry, from original: LocalizationEntry) -> String? {
        let pairs = zip(Self.placeholders(of: entry), Self.placeholders(of: original))
        let missing = pairs.flatMap { $1.subtracting($0) }
        let added = pairs.flatMap { $0.subtracting($1) }
        let parts = [("lacks", missing), ("adds", added)].filter { !$0.1.isEmpty }
            .map { "\($0.0) \(Set($0.1).sorted().map { "%{\($0)}" }.joined(separator: ", "))" }
        guard !parts.isEmpty else { return nil }
        return parts.joined(separator: " and ") + (missing.isEmpty ? ", unlike" : " of")
    }

    /// The placeholders of each text that is compared by itself.
    private static func placeholders(of entry: LocalizationEntry) -> [Set<String>] {
        switch entry {
        case .text(let text): [names(in: text)]
        case .list(let texts): texts.map(names)
        case .plural: [Set(entry.texts.flatMap(names))]
        }
    }

    private static func names(in text: String) -> Set<String> { Set(Placeholders.names(in: text)) }
}
