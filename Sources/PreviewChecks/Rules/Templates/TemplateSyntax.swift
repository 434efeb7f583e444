import HTMLRendering
import TemplateEngine

/// Finds templates that cannot be used: they do not parse or cannot be read, or rendering them does not end.
struct TemplateSyntax: CheckRule {
    let name = "template-syntax"
    let severity = CheckSeverity.error
    let summary = "A template does not parse, or rendering it does not end"
    let explanation = """
        A template that does not parse, or is in a folder that cannot be read, is left out, and every view that includes it \
        shows a mark in its place. Templates that include each other without end, or more often than a rendering may, are \
        found where a preview comes to them.
        """
    let fix = "Mend the tag that is named: close what is open, in the order in which it was opened."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        let templates = subject.renderer.templates
        return templates.errors.map { finding($0.message, at: subject.place($0.location)) }
            + templates.unreadableFolders.map {
                finding($0.message, at: subject.place($0.folder.path(percentEncoded: false)))
            }
            + subject.diagnostics(.template).map { subject.finding(of: self, $0) }
    }
}
