public import Diagnostics
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

/// The HTML of a view, with its diagnostics.
public struct RenderedView: Sendable {
    /// The HTML fragment, in UTF-8.
    public let html: [UInt8]
    /// The diagnostics, in order of appearance.
    public let diagnostics: [Diagnostic]
    /// What could be better, although the view is shown as it is meant.
    package let notes: [Diagnostic]
    /// What the view is rendered from. Nil if it cannot be rendered.
    package let source: ViewSource?
    /// The controls of a template that is live.
    let controls: [LiveControl]
    /// Whether a template includes views in Swift.
    let hasSwiftParts: Bool

    /// Whether the view can be used, because it is written in Swift or its template has controls.
    package var isLive: Bool {
        if case .swift = source { return true }
        return hasSwiftParts || !controls.isEmpty || !LiveMarkup(of: html).controls.isEmpty
    }

    /// The empty HTML of a view that cannot be made.
    package static let unmade = RenderedView(html: [], diagnostics: [], source: nil)

    /// The empty HTML of a view that is nested too deeply.
    init(nestedTooDeeply viewName: String) {
        self.init(
            html: [],
            diagnostics: [
                Diagnostic(
                    .renderingLimit,
                    """
                    \(viewName) is nested too deeply: templates and views in Swift contain each other more than \
                    \(ViewPlace.maxDepth) levels deep. Check whether a view contains itself.
                    """, subject: viewName)
            ], source: nil)
    }

    init(
        html: [UInt8], diagnostics: [Diagnostic], source: ViewSource?, controls: [LiveControl] = [],
        hasSwiftParts: Bool = false
    ) {
        self.html = html
        self.diagnostics = diagnostics.filter { !$0.isNote }
        notes = diagnostics.filter(\.isNote)
        self.source = source
        self.controls = controls
        self.hasSwiftParts = hasSwiftParts
    }

    /// The HTML fragment as text.
    public var text: String { String(decoding: html, as: UTF8.self) }
}
