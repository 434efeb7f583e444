import Diagnostics
import PreviewCatalog

/// Finds what rules report about templates, and about the previews that use them.
struct PreviewFindings {
    /// The templates of the previews.
    let templates: CheckedTemplates
    /// Returns the declaration of the type of a ViewModel, if it is known.
    let placeOfViewModel: (String) -> SourcePlace?

    /// Returns the findings of a rule in the templates, and those that only the previews have.
    ///
    /// - Parameter mistakes: The mistakes in each preview.
    func findings(
        of rule: any CheckRule, _ mistakes: [(preview: CheckedPreview, mistakes: [PreviewMistake])]
    ) -> [CheckFinding] {
        let inTemplates = (rule as? any TemplateRule)?.findings(in: templates) ?? []
        let written = Set(inTemplates.map(\.message))
        let others = mistakes.map { ($0, $1.filter { !written.contains($0.message.asMessage) }) }
        return inTemplates + findings(of: rule, in: written.isEmpty ? mistakes : others)
    }

    /// Returns the findings in previews. Skips mistakes in the HTML of a broken preview, which contains marks.
    private func findings(
        of rule: any CheckRule, in mistakes: [(preview: CheckedPreview, mistakes: [PreviewMistake])]
    ) -> [CheckFinding] {
        var inHTML = HTMLFindings(templates)
        var others: [CheckFinding] = []
        var known: [String: Int] = [:]
        for (preview, mistakes) in mistakes {
            var different: Set<PreviewMistake> = []
            for mistake in mistakes where different.insert(mistake).inserted {
                switch mistake.location {
                case .html(let tags, let text):
                    if !preview.isBroken { inHTML.add(mistake, tags, text: text, of: preview) }
                case .preview, .viewModel:
                    // Several previews show the same view.
                    if let index = known[mistake.message] {
                        others[index].subject.add(preview.preview)
                    } else {
                        known[mistake.message] = others.count
                        others.append(finding(of: rule, mistake, in: preview))
                    }
                case .attribute: others.append(finding(of: rule, mistake, in: preview))
                }
            }
        }
        return others + inHTML.findings(of: rule)
    }

    private func finding(
        of rule: any CheckRule, _ mistake: PreviewMistake, in preview: CheckedPreview
    ) -> CheckFinding {
        rule.finding(
            mistake.message, at: place(of: mistake, in: preview), about: FindingSubject([preview.preview]))
    }

    private func place(of mistake: PreviewMistake, in preview: CheckedPreview) -> SourcePlace? {
        switch mistake.location {
        case .preview, .html: templates.paths.relative(preview.preview.place)
        case .viewModel(let name): templates.paths.relative(placeOfViewModel(name) ?? preview.preview.place)
        case .attribute(let name, let value): place(ofAttribute: name, value, in: preview)
        }
    }

    /// Returns the place of the first tag with a value of an attribute in the templates of a preview, or else the file of
    /// its template.
    private func place(ofAttribute name: String, _ value: String, in preview: CheckedPreview) -> SourcePlace? {
        guard let source = preview.view.source, let view = source.templateName else { return nil }
        for markup in templates.used(byView: view) {
            guard let offset = markup.offset(ofAttribute: name, value) else { continue }
            return templates.place(at: offset, in: markup.template)
        }
        return source.file.map { SourcePlace(file: templates.paths.relative($0)) }
    }
}
