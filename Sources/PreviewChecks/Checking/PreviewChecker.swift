import Diagnostics
package import FOSMVVM
package import Foundation
package import HTMLRendering
import MarkdownDocs
package import PreviewCatalog
package import TemplateEngine

/// Checks one preview at a time, with the rules that need no other preview and do not use the view.
///
/// Any number of threads may use it at once.
package struct PreviewChecker: Sendable {
    private let rules: [any CheckRule]
    private let severities: CheckSeverities
    private let package: URL
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
        severities: CheckSeverities
    ) {
        self.package = package
        self.assets = assets
        self.hostTemplates = hostTemplates
        self.severities = severities
        inclusions = TemplateInclusions(in: templates)
        rules = CheckRules.ofOnePreview.filter { severities.severity(of: $0) != .off }
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
            preview, version: renderer.version, viewModel: input.viewModel, inspected: inspected
        ) {
            try? renderer.code(of: input, locale: locale)
        } use: {
            .success(nil)
        }
        let context = CheckContext(
            checking: checked, package: package, renderer: renderer, inclusions: inclusions,
            hostTemplates: hostTemplates, assets: assets)
        return CheckRun(rules: rules, severities: severities).report(on: context).findings
    }

    /// Returns the full names of the templates of a view. Nil if they are not all that its HTML is made from, besides
    /// its texts.
    package func templates(of view: RenderedView) -> Set<String>? {
        let names = inclusions.used(by: view)
        guard !names.isEmpty, !view.hasSwiftParts, !inclusions.hasDynamicTags(in: names) else { return nil }
        return names
    }
}

extension TemplateInclusions {
    /// Returns the full names of the templates of a view. Empty for a view in Swift.
    fileprivate func used(by view: RenderedView) -> Set<String> {
        guard let name = view.source?.templateName.flatMap(fullName) else { return [] }
        return included(by: name).union([name])
    }
}

extension CheckRules {
    /// The rules about the HTML of a preview, its templates and the code of its view.
    fileprivate static let ofOnePreview: [any CheckRule] =
        html + [
            HardCodedViewText(), ComposedText(), ComputingView(), OperationsInBody(), UnknownOperation(),
            MissingIdentity(), LiteralText(), UnescapedValue(), UnquotedValue(),
        ]
}

extension CheckContext {
    /// Creates a context with one preview and the templates that its view uses.
    fileprivate convenience init(
        checking preview: CheckedPreview, package: URL, renderer: HTMLRenderer, inclusions: TemplateInclusions,
        hostTemplates: Set<String>, assets: Set<String>
    ) {
        self.init(
            package: package, catalog: PreviewCatalog(previews: []), renderer: renderer,
            docs: DocsLibrary(folders: []), hostTemplates: hostTemplates, assets: assets)
        self.inclusions = inclusions
        previews = [preview]
        let used = inclusions.used(by: preview.view)
        templates = used.subtracting(hostTemplates).sorted().compactMap(renderer.templates.outline(of:))
    }
}
