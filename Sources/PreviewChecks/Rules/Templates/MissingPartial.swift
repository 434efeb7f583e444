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
        var problems: [String: TemplateProblem?] = [:]
        let tags = subject.templates.flatMap { template in
            template.outline.tags.filter { $0.isStaticCall }.compactMap { tag in
                let problem = problems[tag.name] ?? problem(tag.name, in: subject.renderer.templates)
                problems[tag.name] = problem
                return problem.map {
                    finding($0.message, at: subject.place(template.outline.location(at: tag.range.lowerBound)))
                }
            }
        }
        return tags + dynamicTags(in: subject, besides: Set(tags.map(\.place)))
    }

    /// What is wrong with a template's name, for which near ones are looked for.
    private func problem(_ name: String, in templates: TemplateLibrary) -> TemplateProblem? {
        switch templates.resolve(name) {
        case .found, .broken: nil
        case .missing(let nearest): .missingTemplate(name, nearest: nearest)
        case .ambiguous(let names): .ambiguousTemplate(name, candidates: names)
        }
    }

    private func dynamicTags(in subject: CheckSubject, besides known: Set<CheckPlace?>) -> [CheckFinding] {
        // One without a file is of a view's own template.
        subject.diagnostics(.partial).filter { $0.file != nil }.map { subject.finding(of: self, $0) }
            .filter { !known.contains($0.place) }
    }
}

extension Tag {
    fileprivate var isStaticCall: Bool { (kind == .partial || kind == .parent) && !isDynamic }
}
