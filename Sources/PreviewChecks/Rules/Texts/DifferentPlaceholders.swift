import FOSMVVM

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

    func findings(in subject: CheckSubject) -> [CheckFinding] {
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
