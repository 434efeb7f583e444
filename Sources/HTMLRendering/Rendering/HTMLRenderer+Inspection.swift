package import Diagnostics
package import FOSMVVM
import TemplateEngine

/// A rendered view, with other results of encoding it.
package struct InspectedView {
    /// The HTML and the diagnostics.
    package let view: RenderedView
    /// The ViewModel.
    private let viewModel: any ViewModel
    /// The localized ViewModel. Nil if it cannot be encoded.
    package let tree: LocalizedValue?
    /// The lookups. Nil if the ViewModel cannot be encoded.
    package let record: LocalizationRecord?
    /// The data of the template. Nil if the view has none.
    let value: TemplateValue?
    /// What the view has been made from.
    package internal(set) var dependencies = ViewDependencies()

    init(_ fragment: ViewFragment, of input: ViewInput, tree: LocalizedValue, localizer: Localizer) {
        view = RenderedView(
            html: localizer.hasMarked ? ForeignMarkup.html(of: fragment.html) : fragment.html,
            diagnostics: fragment.diagnostics + localizer.problems, source: fragment.source,
            controls: fragment.controls, hasSwiftParts: fragment.hasSwiftParts)
        viewModel = input.viewModel
        self.tree = tree
        record = localizer.record
        value = fragment.value
    }

    var viewModelType: any ViewModel.Type { type(of: viewModel) }

    /// The operations that controls of the template call, but the ViewModel and its children do not have. Empty unless
    /// all their operations can be called by name.
    package var unknownOperations: [OperationError] {
        guard view.source?.templateName != nil else { return [] }
        let operations = TemplateOperations(of: viewModel)
        let called = LiveMarkup(of: view.html).controls.compactMap(\.operation)
        return operations.areCallable ? called.compactMap(operations.unknown) : []
    }

    init(unencodable input: ViewInput, _ error: any Error) {
        viewModel = input.viewModel
        let name = String(describing: type(of: viewModel))
        let message = "\(name) could not be encoded: \(error.localizedDescription)"
        view = RenderedView(
            html: [], diagnostics: [Diagnostic(.unencodableViewModel, message, subject: name)], source: nil)
        tree = nil
        record = nil
        value = nil
    }
}

extension HTMLRenderer {
    /// Renders a view, and keeps results for checks.
    package func inspect(_ subject: ViewInput, locale: LocaleIdentifier) -> InspectedView {
        let dependencies = DependencyCollector()
        var renderer = self
        renderer.place.dependencies = dependencies
        var inspected = renderer.inspect(
            subject,
            localizer: renderer.localizer(
                replacing: subject.volatileValues, locale: locale, marksForeign: true, recordsTexts: true))
        inspected.dependencies = dependencies.all
        return inspected
    }

    /// Returns the names in views' templates that their ViewModels have in none of their previews, and the places of
    /// names that are right, because a tag with their template is wrong. Also checks sections that no preview opens.
    ///
    /// - Parameter inspected: The previews. Those without a template are ignored.
    package func unresolvedNames(
        of inspected: [InspectedView]
    ) -> (diagnostics: [Diagnostic], explained: Set<SourcePlace>) {
        let views = Dictionary(grouping: inspected) { $0.view.source?.templateName ?? "" }.sorted { $0.key < $1.key }
        let report = templates.unresolvedNames(in: views.map { ($0, $1.compactMap(\.value)) })
        let diagnostics = report.problems.map { problem in
            problem.diagnostic.namingComputedProperty(of: views[problem.audit].value[0].viewModelType)
        }
        return (diagnostics, report.explained)
    }

    /// Returns the localized ViewModel as indented JSON, with sorted members.
    ///
    /// - Throws: Any error from the ViewModel's `encode(to:)`.
    package func json(of subject: ViewInput, locale: LocaleIdentifier) throws -> String {
        let localizer = localizer(replacing: subject.volatileValues, locale: locale)
        return try tree(of: subject, localizer: localizer).toJSON(encoder: .readable())
    }

    /// Returns the lookups for a view, which are the same in each locale.
    ///
    /// - Throws: Any error from the ViewModel's `encode(to:)`.
    package func record(of subject: ViewInput) throws -> LocalizationRecord {
        let localizer = localizer(
            replacing: subject.volatileValues, locale: localizations.defaultLocale, recordsTexts: true)
        _ = try tree(of: subject, localizer: localizer)
        return localizer.record ?? LocalizationRecord()
    }
}
