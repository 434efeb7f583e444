import FOSMVVM

/// Finds texts whose placeholders are others than the default locale's.
struct DifferentPlaceholders: CheckRule {
    let name = "different-placeholders"
    let severity = CheckSeverity.error
    let summary = "A text has other placeholders than in the default locale"
    let explanation = """
        A placeholder %{name} that a translation lacks leaves out a value; one that it has alone is shown as it is written. \
        The elements of a list are compared one by one, and the forms of a plural as a whole, since a form may name its number \
        in words, but for the form 'other', which is compared by itself. A text with a placeholder that is never closed is left to unfilled-placeholder, a \
        list beside one text to different-kind.
        """
    let fix = "Write the same placeholders in every locale. Their order may differ."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.findings(of: self) { text, fault in
            guard case .placeholders(let lacks, let adds) = fault.kind else { return nil }
            let parts = [("lacks", lacks), ("adds", adds)].filter { !$0.1.isEmpty }
                .map { "\($0.0) \($0.1.map { "%{\($0)}" }.joined(separator: ", "))" }
            let difference = parts.joined(separator: " and ") + (lacks.isEmpty ? ", unlike" : " of")
            return "\(text.title) \(difference) '\(subject.store.defaultLocale.tag)'. Write the same placeholders."
        }
    }
}
