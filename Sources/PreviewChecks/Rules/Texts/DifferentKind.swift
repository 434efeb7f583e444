import FOSMVVM
import TextCoverage

/// Finds texts that are a list, a plural or neither where something else is wanted.
struct DifferentKind: CheckRule {
    let name = "different-kind"
    let severity = CheckSeverity.error
    let summary = "A text is not of the kind that a preview or the default locale has"
    let explanation = """
        A list where one text is wanted, or one text for a list, shows a mark or another locale's text, and a plural without a \
        number shows any of its forms. A list that is shorter than the default locale's leaves something out. What is wanted is \
        known from previews; a text that none uses is compared with the default locale's.
        """
    let fix =
        "Write what the property is declared as: one text, a list of as many, or a plural where a number is bound."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.ownTexts.compactMap { text in
            let uses = subject.uses[text.key] ?? []
            let fault = fault(of: text.entry, for: uses) ?? difference(of: text, uses: uses, in: subject)
            return fault.map { finding("\(text.title) is \($0)", at: subject.place(of: text)) }
        }
    }

    /// What a text is that previews want otherwise, and what to do.
    private func fault(of entry: LocalizationEntry, for uses: [InventoriedText]) -> String? {
        let wants = uses.flatMap(\.wants)
        let wantsList = uses.contains { $0.use.index != nil } || wants.contains(where: \.isList)
        switch entry {
        case .text, .plural:
            if wantsList { return "\(entry.kind), but previews show a list. Write one." }
        case .list:
            if !uses.isEmpty, !wantsList { return "a list, but previews show one text. Write one." }
        }
        guard case .plural(let forms) = entry, wants.contains(where: { forms.chooser(among: $0.numbers) == nil })
        else { return nil }
        return
            "a plural, but no number tells which form. Write one text, or declare it with @LocalizedSubs and a number."
    }

    /// How a text differs from the default locale's; one text and a plural do not.
    private func difference(of text: OwnText, uses: [InventoriedText], in subject: CheckSubject) -> String? {
        guard let original = subject.original(of: text) else { return nil }
        let locale = subject.store.defaultLocale.tag
        guard let list = text.entry.list, let originals = original.list else {
            let isSame = !uses.isEmpty || (text.entry.list == nil) == (original.list == nil)
            return isSame ? nil : "\(text.entry.kind), but \(original.kind) in '\(locale)'. Write it as there."
        }
        // Which elements are there of a list that is used by its elements, missing-translation tells.
        guard list.count != originals.count, uses.allSatisfy({ $0.use.index == nil }) else { return nil }
        return "a list of \(list.count), but of \(originals.count) in '\(locale)'. Write as many."
    }
}
