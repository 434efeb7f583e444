import HTMLRendering
import TemplateEngine

/// Finds views that have no template.
struct MissingTemplate: CheckRule {
    let name = "missing-template"
    let severity = CheckSeverity.warning
    let summary = "A view has no template of its own"
    let explanation = """
        A view without a template is shown by the template of its category, so that it can be seen before anyone writes HTML. \
        In production that is rarely meant.
        """
    let fix = "Add a template that is called as the view is."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        let unclaimed = UnclaimedTemplates(in: subject.renderer.templates, views: subject.catalog.viewNames)
        var known: Set<String> = []
        return subject.catalog.previews.compactMap { preview in
            guard known.insert(preview.viewName).inserted else { return nil }
            let message: String
            switch subject.renderer.templates.resolve(preview.viewName) {
            case .found, .broken: return nil
            case .missing:
                let misspelled = unclaimed.misspelled(for: preview.viewName)
                message = UnclaimedTemplates.message(view: preview.viewName, misspelled: misspelled)
            case .ambiguous(let names):
                message = "\(preview.viewName) has several templates: \(names.joined(separator: ", ")). Keep one."
            }
            return finding(message, at: subject.place(preview.place))
        }
    }
}
