import FOSMVVM
import TextAnalysis

/// Finds texts whose placeholders differ from those of the default locale, or from those of the form `other`.
struct DifferentPlaceholders: CheckRule {
    let name = "different-placeholders"
    let severity = CheckSeverity.error
    let summary = "Placeholders differ from the default locale, or from the form 'other'"
    let explanation = """
        If a translation lacks a placeholder %{name}, the value is not shown. If only the translation has it, it is \
        shown unchanged. The rule compares the elements of a list one by one. It compares all forms of a plural \
        together, and the form 'other' separately. Each other form must have the placeholders of 'other', unless only \
        one number uses it: 'one' may say "One file" in English, but not in French, where it also applies to 0. The \
        rule unfilled-placeholder reports a placeholder that is not closed, and different-kind reports a list instead \
        of a text.
        """
    let fix = "Write the same placeholders in every locale. Their order may differ."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.findings(of: self) { text, fault in
            if case .formLacks(let names) = fault.kind {
                return "'\(fault.key)' of '\(text.locale.tag)' lacks \(Self.list(names)), which the form 'other' has. "
                    + "Add it: several numbers take this form."
            }
            guard case .placeholders(let lacks, let adds) = fault.kind else { return nil }
            let parts = [("lacks", lacks), ("adds", adds)].filter { !$0.1.isEmpty }
                .map { "\($0.0) \(Self.list($0.1))" }
            let difference = parts.joined(separator: " and ") + (lacks.isEmpty ? ", unlike" : " of")
            return "\(text.title) \(difference) '\(subject.store.defaultLocale.tag)'. Write the same placeholders."
        }
    }

    private static func list(_ names: [String]) -> String { names.map { "%{\($0)}" }.joined(separator: ", ") }
}

/// Finds placeholders that are shown unchanged.
struct UnfilledPlaceholder: CheckRule {
    let name = "unfilled-placeholder"
    let severity = CheckSeverity.error
    let summary = "A placeholder has no value, or is not closed"
    let explanation = """
        A placeholder without a value is shown unchanged: %{count}. Previews determine the values of a text. The rule \
        different-placeholders reports a placeholder that the default locale lacks. Placeholders that are not closed \
        are found in every text.
        """
    let fix = "Correct the placeholder's name, add its value to the substitutions, or write the '}' after it."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.findings(of: self) { text, fault in
            let title = text.title(of: fault.key)
            return switch fault.kind {
            case .unclosed(let placeholder): "'\(placeholder)' in \(title) is not closed. Write '}' after the name."
            case .unfilled(let name, let values): "'%{\(name)}' in \(title) has no value. \(advice(values))"
            default: nil
            }
        }
    }

    private func advice(_ values: [String]) -> String {
        guard !values.isEmpty else { return "The property has no values. Declare it with @LocalizedSubs." }
        let names = values.map { "%{\($0)}" }.joined(separator: ", ")
        return "Write \(values.count > 1 ? "one of " : "")\(names), or add the value."
    }
}

/// Finds texts that are a list, a plural or a single text where another kind is expected.
struct DifferentKind: CheckRule {
    let name = "different-kind"
    let severity = CheckSeverity.error
    let summary = "A text is of another kind than a preview or the default locale expects"
    let explanation = """
        A list instead of a text, or a text instead of a list, shows a mark or a text of another locale. A plural \
        without a number shows an arbitrary form. A plural with ordinal forms, 1st and 2nd, is different from one with \
        cardinal forms. A list that is shorter than in the default locale lacks texts. Previews determine the expected \
        kind. A text that no preview uses is compared with the default locale.
        """
    let fix =
        "Write the kind that the property declares: one text, a list of the same length, or a plural for a number."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.findings(of: self) { text, fault in
            words(for: fault, of: text, in: subject).map { "\(text.title) is \($0)" }
        }
    }

    /// What a text is instead of the expected kind, and what to do.
    private func words(for fault: TextFault, of text: LocaleEntry, in subject: CheckContext) -> String? {
        let locale = subject.store.defaultLocale.tag
        let isUsed = subject.uses[text.key] != nil
        switch fault.kind {
        case .list:
            return isUsed
                ? "a list, but previews show one text. Write one text."
                : "a list, but one text in '\(locale)'. Write one text."
        case .noList:
            return "\(text.kind), but "
                + (isUsed ? "previews show a list. Write a list." : "a list in '\(locale)'. Write a list.")
        case .noNumber:
            return "a plural, but no number selects a form. "
                + "Write one text, or declare it with @LocalizedSubs and a number."
        case .ordinal(let isOrdinal):
            let (own, other) = isOrdinal ? ("ordinal", "cardinal") : ("cardinal", "ordinal")
            return "a plural with \(own) forms, but with \(other) forms in '\(locale)'. Write \(other) forms."
        case .length(let count, let expected):
            return "a list of \(count), but of \(expected) in '\(locale)'. Write the same number of texts."
        default: return nil
        }
    }
}

extension LocaleEntry {
    fileprivate var kind: String {
        if case .plural = entry { "a plural" } else { "one text" }
    }
}
