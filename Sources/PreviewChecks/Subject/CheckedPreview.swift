import Diagnostics
import FOSMVVM
import HTMLParsing
import HTMLRendering
import PreviewCatalog

/// A preview with its HTML.
final class CheckedPreview {
    let preview: Preview
    private let version: ViewVersion
    /// The view and ViewModel of the preview.
    let viewModel: any ViewModel
    /// The record of its rendering.
    let inspected: InspectedView

    /// What the source code of a view in Swift should not do. Nil for any other view.
    private(set) lazy var code: SwiftViewCode? = makeCode()
    private let makeCode: () -> SwiftViewCode?

    /// What a view in Swift does wrong when it is used, or the reason why that is unknown. Nil for any other view.
    private(set) lazy var use = makeUse()
    private let makeUse: () -> Result<SwiftViewUse?, LiveViewFailure>

    init(
        _ preview: Preview, version: ViewVersion, viewModel: any ViewModel, inspected: InspectedView,
        code: @escaping () -> SwiftViewCode?, use: @escaping () -> Result<SwiftViewUse?, LiveViewFailure>
    ) {
        makeCode = code
        makeUse = use
        self.preview = preview
        self.version = version
        self.viewModel = viewModel
        self.inspected = inspected
    }

    /// The HTML and the diagnostics.
    var view: RenderedView { inspected.view }

    /// The HTML as a tree. Nil if it is nested too deeply or too large.
    private(set) lazy var inspection: HTMLInspection? = try? HTMLParser.inspect(view.text)

    /// The nodes of the HTML.
    var nodes: [HTMLNode] { inspection?.tree.nodes ?? [] }

    /// The elements of the HTML, each before its descendants.
    var elements: [HTMLElement] { inspection?.elements ?? [] }

    /// Whether a template is broken, or the view has several, so that the HTML contains a mark in its place.
    var isBroken: Bool {
        view.diagnostics.contains {
            Diagnostic.Kind.brokenTemplates.contains($0.kind) || $0.kind == .missingTemplate && $0.place == nil
        }
    }

    /// Whether the ViewModel could not be encoded, so that there is no HTML.
    var isUnencodable: Bool { view.diagnostics.contains { $0.kind == .unencodableViewModel } }

    /// The name of the preview in messages, such as `'empty' of TaskListViewModel`.
    var title: String { version == .template ? preview.title : "\(preview.title) in Swift" }
}
