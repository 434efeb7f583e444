import FOSMVVM

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

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.findings(of: self, .emptyText)
            + subject.findings(of: self) { text, fault in
                guard case .empty(let unlike) = fault.kind else { return nil }
                let isDefault = text.locale == subject.store.defaultLocale
                let others = isDefault ? ", unlike in " + unlike.map { "'\($0)'" }.joined(separator: ", ") : ""
                return "'\(fault.key)' is empty in '\(text.locale.tag)'\(others). Write the text."
            }
    }
}
