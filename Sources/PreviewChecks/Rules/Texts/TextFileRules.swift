import FOSMVVM
import TextAnalysis

/// Finds keys that stand twice.
struct DuplicateKey: CheckRule {
    let name = "duplicate-key"
    let severity = CheckSeverity.error
    let summary = "A key stands twice in a locale"
    let explanation = """
        Of two texts under one key only the first is used, so a change of the other does nothing. Keys of all files of all \
        bundles are one store. A locale or type that stands twice in one map is told too, since other tools refuse such a \
        file or take the last one; the texts of both are used.
        """
    let fix = "Remove one of the two places, both of which are named, or write below one what stands below both."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.findings(of: self, .duplicateKey)
    }
}

/// Finds YAML files that cannot be read, or parts of them.
struct UnreadableTexts: CheckRule {
    let name = "unreadable-texts"
    let severity = CheckSeverity.error
    let summary = "A YAML file, or a part of it, cannot be read"
    let explanation = """
        The texts of a file that does not parse are missing everywhere, so it is told first, and missing-translation says nothing \
        of types that a locale has no text of until the file is mended. Below a locale stand maps of types, and in them texts, \
        lists of texts, or further maps; nothing else is understood.
        """
    let fix = "Mend the line that is named. Texts with a colon, a # or a leading % need quotes."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.findings(of: self, .unreadable, .inaccessible)
    }
}

/// Finds texts that are empty in one locale and not in another.
struct EmptyText: CheckRule {
    let name = "empty-text"
    let severity = CheckSeverity.error
    let summary = "A text is empty in a locale"
    let explanation = """
        An empty text hides a label from the readers of one language. A text that is \"\" in the default locale is meant to be \
        empty, and may be so in all; where most others have a text, the default locale is told. White space alone is empty \
        beside words, but not beside what separates them, such as \", \". A key or an element of a list with nothing after it, \
        or with YAML's null, is always told.
        """
    let fix = "Write the text. Where there is none to write, put \"\" in the default locale too."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.findings(of: self, .emptyText)
            + subject.findings(of: self) { text, fault in
                guard case .empty(let unlike) = fault.kind else { return nil }
                let isDefault = text.locale == subject.store.defaultLocale
                let others = isDefault ? ", unlike in " + unlike.map { "'\($0)'" }.joined(separator: ", ") : ""
                return "'\(fault.key)' is empty in '\(text.locale.tag)'\(others). Write the text."
            }
    }
}

/// Finds texts that no preview looks up.
struct UnusedText: CheckRule {
    let name = "unused-text"
    let severity = CheckSeverity.warning
    let summary = "No preview uses a text"
    let explanation = """
        Texts that nobody sees are translated for nothing. A text is used when a preview, or the stub of a ViewModel without \
        one, looks it up. What only the running program chooses is not told: cases of an enum and messages of a field count as \
        used when another one beside them is. A text that only a state without a preview uses is told: add the preview. Of a ViewModel that cannot be encoded no \
        text is told, as it is not known which ones it uses.
        """
    let fix = "Remove the key from every locale, or add a preview of the state that uses it."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.inventory.unused.filter { !subject.misspellings.explain($0.key, in: $0.locale) }.map { text in
            finding(
                "No preview uses '\(text.key)' of '\(text.locale.tag)'. Remove it, or add a preview that shows it.",
                at: subject.place(text.place))
        }
    }
}

extension CheckContext {
    /// What the store says of a file, as a rule's finding.
    func finding(of rule: some CheckRule, _ problem: LocalizationProblem) -> CheckFinding {
        rule.finding(
            shortened(problem.message),
            at: problem.file.map { place($0, line: problem.line, column: problem.column) })
    }

    /// All that the store says of these kinds.
    func findings(of rule: some CheckRule, _ kinds: LocalizationProblem.Kind...) -> [CheckFinding] {
        store.problems.filter { kinds.contains($0.kind) }.map { finding(of: rule, $0) }
    }

    /// Whether the store lacks texts that stand in a file, which was not read, or a part of it.
    var hidesTexts: Bool { store.problems.contains { [.unreadable, .inaccessible].contains($0.kind) } }
}
