import FOSMVVM
import TextCoverage

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

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.ownTexts.filter(\.entry.mayHavePlaceholders).flatMap { text in
            let original = subject.original(of: text)
            return text.parts.flatMap { part in
                unclosed(in: part, subject)
                    + (subject.uses[text.key] ?? []).flatMap { unfilled(in: part, besides: original, $0, subject) }
            }
        }
    }

    private func unclosed(in text: OwnText, _ subject: CheckSubject) -> [CheckFinding] {
        text.entry.unclosedPlaceholders.map { placeholder in
            finding(
                "'\(placeholder)' in \(text.title) is never closed. Write '}' after the name.",
                at: subject.place(of: text))
        }
    }

    private func unfilled(
        in text: OwnText, besides original: LocalizationEntry?, _ use: InventoriedText, _ subject: CheckSubject
    ) -> [CheckFinding] {
        let own = text.entry.placeholders(at: use.use.index)
        let names = original.map { own.intersection($0.placeholders(at: use.use.index)) } ?? own
        return names.sorted().compactMap { name in
            guard let want = use.wants.first(where: { !$0.values.contains(name) }) else { return nil }
            return finding(
                "'%{\(name)}' in \(text.title) has no value. \(Self.advice(want))", at: subject.place(of: text))
        }
    }

    private static func advice(_ want: TextWant) -> String {
        guard !want.values.isEmpty else { return "The property has none: declare it with @LocalizedSubs." }
        let names = want.values.sorted().map { "%{\($0)}" }.joined(separator: ", ")
        return "Write \(want.values.count > 1 ? "one of " : "")\(names), or add the value."
    }
}
