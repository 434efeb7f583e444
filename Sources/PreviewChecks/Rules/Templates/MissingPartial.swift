import HTMLRendering
import TemplateEngine

/// Finds partials and parents that are not there.
struct MissingPartial: CheckRule {
    let name = "missing-partial"
    let severity = CheckSeverity.error
    let summary = "A partial or parent tag names a template that is not there"
    let explanation = """
        A tag that leads to no template shows a mark to everyone. Every {{> name}} and {{< name}} of the package's templates \
        is looked at, in sections that no preview opens too. Names that values give, {{> *name}}, are looked at as far as \
        previews come to them.
        """
    let fix = "Correct the name, or add the template. Where several end in it, write the whole path."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        let tags = subject.templates.flatMap { template in
            template.outline.tags.compactMap { finding(for: $0, in: template, subject) }
        }
        return tags + dynamicTags(in: subject, besides: Set(tags.map(\.place)))
    }

    private func finding(for tag: Tag, in template: CheckedTemplate, _ subject: CheckSubject) -> CheckFinding? {
        guard tag.kind == .partial || tag.kind == .parent, !tag.isDynamic else { return nil }
        let problem: TemplateProblem
        switch subject.renderer.templates.resolve(tag.name) {
        case .found, .broken: return nil
        case .missing(let nearest): problem = .missingTemplate(tag.name, nearest: nearest)
        case .ambiguous(let names): problem = .ambiguousTemplate(tag.name, candidates: names)
        }
        return finding(problem.message, at: subject.place(template.outline.location(at: tag.range.lowerBound)))
    }

    private func dynamicTags(in subject: CheckSubject, besides known: Set<CheckPlace?>) -> [CheckFinding] {
        // One without a file is of a view's own template.
        subject.diagnostics(.partial).filter { $0.file != nil }.map { subject.finding(of: self, $0) }
            .filter { !known.contains($0.place) }
    }
}
