import FOSMVVM

/// Finds plurals that lack a form which their locale needs.
struct MissingPlural: CheckRule {
    let name = "missing-plural"
    let severity = CheckSeverity.error
    let summary = "A plural lacks a form that its locale needs"
    let explanation = """
        Polish words 1, 2 and 5 files differently, Arabic has six forms, Japanese one. Where a form is missing, that of 'other' \
        is shown, which reads wrong. Which forms a locale needs for whole numbers is taken from CLDR, cardinal and ordinal \
        ones apart. A map is a plural where it has 'other', or a preview uses it as one. A name in such a map that is no \
        category makes it none, and is told.
        """
    let fix = "Add the forms that are named, each with a text for such numbers."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.misspelledForms.map { finding($0.message, at: subject.place($0.place)) }
            + subject.findings(of: self) { text, fault in
                guard case .lacksForms(let forms) = fault.kind else { return nil }
                let names = forms.map { "'\($0)'" }.joined(separator: ", ")
                return "The plural \(text.title) lacks \(names). Add what numbers of the locale need."
            }
    }
}
