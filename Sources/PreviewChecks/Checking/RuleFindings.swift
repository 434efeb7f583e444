/// What rules find in a package, each with what it needs, on all processors.
struct RuleFindings {
    /// The findings of each rule, in any order.
    let byRule: [[CheckFinding]]

    init(of rules: [any CheckRule], in package: CheckedPackage) {
        let rulesOfPreviews = rules.compactMap { $0 as? any PreviewRule }
        let needsTexts = rules.contains { $0 is any TextRule }
        let needsPreviews = needsTexts || !rulesOfPreviews.isEmpty || rules.contains { $0 is any CatalogRule }
        let previews = needsPreviews ? CheckedPreviews(rendering: package) : CheckedPreviews()
        let subject = Subject(
            package: package, previews: previews, texts: needsTexts ? CheckedTexts(of: package, previews) : nil,
            templates: CheckedTemplates(of: package),
            mistakes: previews.all.onAllProcessors { preview in
                Dictionary(
                    uniqueKeysWithValues: rulesOfPreviews.map { ($0.name, $0.mistakes(in: preview)) })
            })
        byRule = rules.onAllProcessors { subject.findings(of: $0) }
    }

    /// What the rules look at.
    private struct Subject: Sendable {
        let package: CheckedPackage
        let previews: CheckedPreviews
        let texts: CheckedTexts?
        let templates: CheckedTemplates
        /// The mistakes in each preview, by the names of the rules.
        let mistakes: [[String: [PreviewMistake]]]

        func findings(of rule: any CheckRule) -> [CheckFinding] {
            switch rule {
            case let rule as any TextRule: texts.map(rule.findings) ?? []
            case let rule as any PackageRule: rule.findings(in: package)
            case let rule as any CatalogRule: rule.findings(in: package, previews)
            default: findings(ofViews: rule)
            }
        }

        /// Returns the findings of a rule that looks at templates, previews or both.
        private func findings(ofViews rule: any CheckRule) -> [CheckFinding] {
            let mistakes = zip(previews.all, mistakes).map { ($0, $1[rule.name] ?? []) }
            return PreviewFindings(templates: templates, placeOfViewModel: package.catalog.place(ofViewModel:))
                .findings(of: rule, mistakes)
        }
    }
}
