import FOSMVVM
import TextAnalysis

/// Finds texts whose placeholders are others than the default locale's, or than those of the form `other`.
struct DifferentPlaceholders: CheckRule {
    let name = "different-placeholders"
    let severity = CheckSeverity.error
    let summary = "Placeholders differ from the default locale's, or from those of the form 'other'"
    let explanation = """
        A placeholder %{name} that a translation lacks leaves out a value; one that it has alone is shown as it is written. \
        The elements of a list are compared one by one, and the forms of a plural as a whole, but for the form 'other', \
        which is compared by itself. Each other form must have the placeholders of 'other', unless one number alone \
        takes it: 'one' may say "One file" in English, but not in French, where 0 takes it too. A text with a \
        placeholder that is never closed is left to unfilled-placeholder, a list beside one text to different-kind.
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

/// Finds placeholders that are shown as they are written.
struct UnfilledPlaceholder: CheckRule {
    let name = "unfilled-placeholder"
    let severity = CheckSeverity.error
    let summary = "A placeholder has no value, or is never closed"
    let explanation = """
        A placeholder that nothing fills is shown as it is written: %{count}. Which values a text has is known from previews. A \
        placeholder that the default locale does not have is left to different-placeholders. One that is begun and not closed \
        is found in every text.
        """
    let fix = "Correct the placeholder's name, add its value to the substitutions, or write the '}' behind it."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.findings(of: self) { text, fault in
            let title = text.title(of: fault.key)
            return switch fault.kind {
            case .unclosed(let placeholder): "'\(placeholder)' in \(title) is never closed. Write '}' after the name."
            case .unfilled(let name, let values): "'%{\(name)}' in \(title) has no value. \(advice(values))"
            default: nil
            }
        }
    }

    private func advice(_ values: [String]) -> String {
        guard !values.isEmpty else { return "The property has none: declare it with @LocalizedSubs." }
        let names = values.map { "%{\($0)}" }.joined(separator: ", ")
        return "Write \(values.count > 1 ? "one of " : "")\(names), or add the value."
    }
}

/// Finds texts that are a list, a plural or neither where something else is wanted.
struct DifferentKind: CheckRule {
    let name = "different-kind"
    let severity = CheckSeverity.error
    let summary = "A text is not of the kind that a preview or the default locale has"
    let explanation = """
        A list where one text is wanted, or one text for a list, shows a mark or another locale's text, and a plural without a \
        number shows any of its forms. A plural of ordinal forms, 1st, 2nd, is another than one of cardinal forms. A list that is shorter than the default locale's leaves something out. What is wanted is \
        known from previews; a text that none uses is compared with the default locale's.
        """
    let fix =
        "Write what the property is declared as: one text, a list of as many, or a plural where a number is bound."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.findings(of: self) { text, fault in
            words(for: fault, of: text, in: subject).map { "\(text.title) is \($0)" }
        }
    }

    /// What a text is that is wanted otherwise, and what to do.
    private func words(for fault: TextFault, of text: LocaleEntry, in subject: CheckContext) -> String? {
        let locale = subject.store.defaultLocale.tag
        let isUsed = subject.uses[text.key] != nil
        switch fault.kind {
        case .list:
            return isUsed
                ? "a list, but previews show one text. Write one."
                : "a list, but one text in '\(locale)'. Write it as there."
        case .noList:
            return "\(text.kind), but "
                + (isUsed ? "previews show a list. Write one." : "a list in '\(locale)'. Write it as there.")
        case .noNumber:
            return "a plural, but no number tells which form. "
                + "Write one text, or declare it with @LocalizedSubs and a number."
        case .ordinal(let isOrdinal):
            let (own, other) = isOrdinal ? ("ordinal", "cardinal") : ("cardinal", "ordinal")
            return "a plural of \(own) forms, but of \(other) ones in '\(locale)'. Write it as there."
        case .length(let count, let expected):
            return "a list of \(count), but of \(expected) in '\(locale)'. Write as many."
        default: return nil
        }
    }
}

extension LocaleEntry {
    fileprivate var kind: String {
        if case .plural = entry { "a plural" } else { "one text" }
    }
}
