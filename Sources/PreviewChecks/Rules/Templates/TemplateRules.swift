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

    func findings(in subject: CheckContext) -> [CheckFinding] {
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

    func findings(in subject: CheckContext) -> [CheckFinding] {
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

    private func dynamicTags(in subject: CheckContext, besides known: Set<CheckPlace?>) -> [CheckFinding] {
        // One without a file is of a view's own template.
        subject.diagnostics(.partial).filter { $0.file != nil }.map { subject.finding(of: self, $0) }
            .filter { !known.contains($0.place) }
    }
}

extension Tag {
    fileprivate var isStaticCall: Bool { (kind == .partial || kind == .parent) && !isDynamic }
}

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

    func findings(in subject: CheckContext) -> [CheckFinding] {
        let uses = subject.templateUses
        guard !uses.hasDynamicTags else { return [] }
        return subject.templates.filter { !uses.used.contains($0.outline.name) }.map { template in
            finding(
                "No view leads to the template \(template.outline.name). Remove it, or include it.",
                at: subject.place(template.outline.file))
        }
    }
}

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

    func findings(in subject: CheckContext) -> [CheckFinding] {
        let templates = subject.renderer.templates
        return templates.errors.map { finding($0.message, at: subject.place($0.location)) }
            + templates.unreadableFolders.map {
                finding($0.message, at: subject.place($0.folder.path(percentEncoded: false)))
            }
            + subject.diagnostics(.template).map { subject.finding(of: self, $0) }
    }
}

/// Finds names in templates that nothing has.
struct UnknownName: CheckRule {
    let name = "unknown-name"
    let severity = CheckSeverity.error
    let summary = "A template uses a name that the ViewModel does not have"
    let explanation = """
        A name that leads nowhere shows a mark instead of a value. Names are looked up in every preview, as they are when it \
        is rendered. A section that a preview leaves closed is looked through all the same, with what any preview of the view \
        has there: its members, its items, a case's associated values. What no preview has, as in a list that is always \
        empty, an optional that is always nil or a case with associated values that is never shown, is not known.
        """
    let fix = "Correct the name, or add the property. A state that no preview shows needs one."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        let rendered = subject.diagnostics(.name).map { subject.finding(of: self, $0) }
        let views = Dictionary(grouping: subject.previews, by: \.preview.viewName).sorted { $0.key < $1.key }
        let unopened = views.flatMap { _, previews in
            subject.renderer.unresolvedNames(of: previews.map(\.inspected)).map { subject.finding(of: self, $0) }
        }
        var places: Set<CheckPlace?> = []
        return (Self.mostTelling(rendered) + unopened).filter { places.insert($0.place).inserted }
    }

    /// Those with a suggestion first: which names are near depends on what a preview opens.
    private static func mostTelling(_ findings: [CheckFinding]) -> [CheckFinding] {
        findings.sorted { ($1.message.count, $0) < ($0.message.count, $1) }
    }
}

extension CheckContext {
    /// What was missing or wrong in the previews, of one kind, each once.
    func diagnostics(_ kind: RenderingDiagnostic.Kind) -> [RenderingDiagnostic] {
        var known: Set<RenderingDiagnostic> = []
        return previews.flatMap(\.view.diagnostics).filter { $0.kind == kind && known.insert($0).inserted }
    }

    /// What was missing or wrong in a preview, as a rule's finding.
    func finding(of rule: some CheckRule, _ diagnostic: RenderingDiagnostic) -> CheckFinding {
        rule.finding(
            diagnostic.message,
            at: diagnostic.file.map { place($0, line: diagnostic.line, column: diagnostic.column) })
    }
}
