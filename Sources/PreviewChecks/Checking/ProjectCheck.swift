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
    /// The previews in which the browsers of visitors have found something, by their titles.
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

    /// Returns the report with what the browsers of visitors have found.
    ///
    /// - Parameters:
    ///   - browser: What was found in each preview.
    ///   - previews: The previews in which something was found.
    ///   - isComplete: Whether everything was examined. Before, its known issues may still be found.
    package func report(_ browser: any BrowserExaminer, in previews: [Preview], isComplete: Bool) -> CheckReport {
        report(on: previews.flatMap { knownViews(of: $0) }.map { $0.examined(by: browser) }, isComplete: isComplete)
    }

    /// Returns the report with what a browser finds now.
    ///
    /// - Parameter previews: The previews to examine. Nil for all.
    package func report(examiningWith browser: any BrowserExaminer, _ previews: [Preview]?) -> CheckReport {
        let checked = (previews ?? package.catalog.previews).onAllProcessors { preview in
            self.views(of: preview).map { $0.examined(by: browser) }
        }
        return report(on: checked.flatMap(\.self), isComplete: previews == nil)
    }

    private func report(on checked: [CheckedPreview], isComplete: Bool) -> CheckReport {
        let found = zip(run.rules, found).map { rule, found in
            if CheckRules.needsBrowser(rule), let rule = rule as? any PreviewRule {
                return PreviewFindings(templates: templates, placeOfViewModel: package.catalog.place(ofViewModel:))
                    .findings(of: rule, checked.onAllProcessors { ($0, rule.mistakes(in: $0)) })
            }
            // Changes wait and are decided while the content stays.
            return (rule as? ChangedSnapshot)?.findings(in: package) ?? found
        }
        return run.report(on: found, isBrowserDone: isComplete)
    }

    /// Returns a preview in each version of its view. Empty if it cannot be made.
    private func views(of preview: Preview) -> [CheckedPreview] {
        preview.versions(in: package.renderer).compactMap { try? package.checked(preview, $0).get() }
    }

    /// Returns the same, which is kept as long as the content.
    private func knownViews(of preview: Preview) -> [CheckedPreview] {
        let views = rendered.withLock { $0[preview.title] } ?? views(of: preview)
        rendered.withLock { $0[preview.title] = views }
        return views
    }
}
