import FOSMVVM
import HTMLParsing
import HTMLRendering
import PreviewCatalog

/// A preview with its HTML.
final class CheckedPreview {
    let preview: Preview
    /// What the preview shows.
    let viewModel: any ViewModel
    /// What its one rendering says.
    let inspected: InspectedView

    init(_ preview: Preview, viewModel: any ViewModel, inspected: InspectedView) {
        self.preview = preview
        self.viewModel = viewModel
        self.inspected = inspected
    }

    /// The HTML, and what is missing in it.
    var view: RenderedView { inspected.view }

    /// The HTML as a tree; nil where it is nested too deep for one, or too large.
    private(set) lazy var inspection: HTMLInspection? = try? HTMLParser.inspect(view.text)

    /// The nodes of the HTML.
    var nodes: [HTMLNode] { inspection?.tree.nodes ?? [] }

    /// The elements of the HTML, each before those that are in it.
    var elements: [HTMLElement] { inspection?.elements ?? [] }

    /// Whether a template is broken, or the view has several, so that the HTML has a mark in its place.
    var isBroken: Bool {
        view.diagnostics.contains { $0.kind == .template || $0.kind == .partial && $0.file == nil }
    }

    /// Whether the ViewModel could not be encoded, so that there is no HTML.
    var isUnencodable: Bool { view.diagnostics.contains { $0.kind == .viewModel } }

    /// What messages call the preview: `'empty' of TaskListViewModel`.
    var title: String { preview.title }
}
