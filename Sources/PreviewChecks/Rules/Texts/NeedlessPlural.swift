import FOSMVVM

/// Finds plurals with a form that no number of their locale takes.
struct NeedlessPlural: CheckRule {
    let name = "needless-plural"
    let severity = CheckSeverity.warning
    let summary = "A plural has a form that no number of its locale takes"
    let explanation = """
        A form that no number takes is never shown, and often stands where another was meant: 'two' in English for 'other'. \
        Which forms whole numbers take is taken from CLDR. A form that only fractions take, such as 'many' in Czech, is \
        needless too, as a plural is chosen by a whole number.
        """
    let fix = "Remove the form, or write its text under the form that was meant."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        PluralUse.all(in: subject).flatMap { plural in
            plural.forms.subtracting(plural.needed).sorted().map { form in
                finding(
                    "\(plural.title) has '\(form.rawValue)', which no number takes there. "
                        + "It takes \(PluralUse.list(plural.needed)). Remove it.",
                    at: subject.store.place(of: plural.key(of: form), in: plural.locale).map { subject.place($0) })
            }
        }
    }
}
