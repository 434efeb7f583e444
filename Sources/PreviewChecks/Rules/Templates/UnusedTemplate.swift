/// Finds templates that no view leads to.
struct UnusedTemplate: CheckRule {
    let name = "unused-template"
    let severity = CheckSeverity.warning
    let summary = "No view leads to a template"
    let explanation = """
        A template that nothing includes is kept in order for nothing. Used are the templates of all views, those that they \
        include in any section, and those that replace the host's own. Where a used template names another by a value, \
        {{> *name}}, any may be meant, and the rule tells of none.
        """
    let fix = "Remove the template, or include it."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        let uses = subject.templateUses
        guard !uses.hasDynamicTags else { return [] }
        return subject.templates.filter { !uses.used.contains($0.outline.name) }.map { template in
            finding(
                "No view leads to the template \(template.outline.name). Remove it, or include it.",
                at: subject.place(template.outline.file))
        }
    }
}
