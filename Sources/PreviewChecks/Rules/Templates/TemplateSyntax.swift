import HTMLRendering
import TemplateEngine

/// Finds templates that do not parse, or that include each other without end.
struct TemplateSyntax: CheckRule {
    let name = "template-syntax"
    let severity = CheckSeverity.error
    let summary = "A template does not parse, or includes itself without end"
    let explanation = """
        A template that does not parse is left out, and every view that includes it shows a mark in its place. Endless \
        inclusion is seen where a preview comes to it.
        """
    let fix = "Mend the tag that is named: close what is open, in the order in which it was opened."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.renderer.templates.errors.map { finding($0.message, at: subject.place($0.location)) }
            + subject.diagnostics(.template).map { subject.finding(of: self, $0) }
    }
}
