import HTMLRendering
package import PreviewCatalog
import Synchronization

/// The check of a package whose previews a browser examines afterwards. It has the findings of `check --browser` in
/// the previews that the browser has examined so far.
package final class ProjectCheck: Sendable {
    private let run: CheckRun
    private let package: CheckedPackage
    /// What each rule has found. Empty for rules that need a browser.
    private let found: [[CheckFinding]]
    private let templates: CheckedTemplates
    /// The previews in which a browser has found something, by their titles.
    private let rendered = Mutex<[String: [CheckedPreview]]>([:])

    /// Runs all rules that need no browser.
    ///
    /// - Parameter package: The subject, without a browser.
    package init(_ run: CheckRun, of package: CheckedPackage) {
        self.run = run
        self.package = package
        found = RuleFindings(of: run.rules, in: package).byRule
        templates = CheckedTemplates(of: package)
    }

    /// Returns the report with what a browser has found.
    ///
    /// - Parameters:
    ///   - browser: What was found in each preview.
    ///   - previews: The previews in which something was found.
    ///   - isComplete: Whether the browser has examined everything. Before, its known issues may still be found.
    package func report(_ browser: any BrowserExaminer, in previews: [Preview], isComplete: Bool) -> CheckReport {
        let checked = previews.flatMap { views(of: $0, with: browser) }
        let found = zip(run.rules, found).map { rule, found in
            if CheckRules.needsBrowser(rule), let rule = rule as? any PreviewRule {
                return PreviewFindings(templates: templates, placeOfViewModel: package.catalog.place(ofViewModel:))
                    .findings(of: rule, checked.map { ($0, rule.mistakes(in: $0)) })
            }
            // Changes wait and are decided while the content stays.
            return (rule as? ChangedSnapshot)?.findings(in: package) ?? found
        }
        return run.report(on: found, isBrowserDone: isComplete)
    }

    /// Returns a preview in each version of its view. Empty if it cannot be made.
    private func views(of preview: Preview, with browser: any BrowserExaminer) -> [CheckedPreview] {
        let known = rendered.withLock { $0[preview.title] }
        let views =
            known ?? preview.versions(in: package.renderer).compactMap { try? package.checked(preview, $0).get() }
        rendered.withLock { $0[preview.title] = views }
        return views.map { $0.examined(by: browser) }
    }
}
