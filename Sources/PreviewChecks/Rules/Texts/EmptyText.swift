import FOSMVVM

/// Finds texts that are empty in one locale and not in another.
struct EmptyText: CheckRule {
    let name = "empty-text"
    let severity = CheckSeverity.error
    let summary = "A text is empty in a locale"
    let explanation = """
        An empty text hides a label from the readers of one language. A text that is \"\" in the default locale is meant to be \
        empty, and may be so in all. A key with nothing after it is always told.
        """
    let fix = "Write the text. Where there is none to write, put \"\" in the default locale too."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.findings(of: self, .emptyText)
            + subject.findings(of: self) { text, fault in
                guard case .empty = fault.kind else { return nil }
                return "'\(fault.key)' is empty in '\(text.locale.tag)'. Write the text."
            }
    }
}
