import Diagnostics
package import FOSMVVM
package import Foundation
package import HTMLRendering
package import PreviewCatalog
package import TemplateEngine

/// Checks one preview at a time, with the rules that need no other preview and do not use the view.
///
/// Any number of threads may use it at once.
package struct PreviewChecker: Sendable {
    private let run: CheckRun
    private let paths: PackagePaths
    private let assets: Set<String>
    private let hostTemplates: Set<String>
    /// The templates that each template includes.
    package let inclusions: TemplateInclusions

    /// Creates the checker of a package's previews.
    ///
    /// - Parameters:
    ///   - package: The package's folder, to which places are relative.
    ///   - templates: The templates of the package and of the host.
    ///   - hostTemplates: The names of the templates of the host, which are not checked.
    ///   - assets: The paths of all files below `/assets`.
    package init(
        package: URL, templates: TemplateLibrary, hostTemplates: Set<String>, assets: Set<String>,
        rules: CheckRules = CheckRules(), severities: CheckSeverities, knownIssues: KnownIssues = KnownIssues()
    ) {
        paths = PackagePaths(package)
        self.assets = assets
        self.hostTemplates = hostTemplates
        inclusions = TemplateInclusions(in: templates)
        run = CheckRun(rules: rules.perPreview, severities: severities, knownIssues: knownIssues)
    }

    /// Returns what the rules find in a rendered preview, sorted.
    ///
    /// - Parameters:
    ///   - input: The view and ViewModel of the preview.
    ///   - inspected: The record of its rendering.
    ///   - renderer: The renderer, for the version that was rendered.
    package func findings(
        in preview: Preview, _ input: ViewInput, inspected: InspectedView, locale: LocaleIdentifier,
        renderer: HTMLRenderer
    ) -> [CheckFinding] {
        let checked = CheckedPreview(
            preview, input, inspected: inspected, locale: locale, renderer: renderer, assets: assets,
            exerciser: LocalViewExerciser())
        let used = inclusions.used(by: inspected.view).subtracting(hostTemplates).sorted()
        let templates = CheckedTemplates(
            used.compactMap(renderer.templates.outline).map(TemplateMarkup.init), inclusions: inclusions, paths: paths,
            assets: assets)
        let findings = PreviewFindings(templates: templates) { _ in nil }
        let found = run.rules.map { rule in
            findings.findings(of: rule, [(checked, (rule as? any PreviewRule)?.mistakes(in: checked) ?? [])])
        }
        return run.report(on: found).findings
    }
}

extension TemplateInclusions {
    /// Returns the full names of the templates of a view. Empty for a view in Swift.
    fileprivate func used(by view: RenderedView) -> Set<String> {
        guard let name = view.source?.templateName.flatMap(fullName) else { return [] }
        return included(by: name).union([name])
    }
}
