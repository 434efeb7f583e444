import FOSMVVM
import PreviewCatalog

/// The documentation of a view with all its previews, `/previews/{ViewModel}`.
struct ViewPage: ViewModelEndpoint {
    static let pattern = PathPattern("previews", values: 1...1)
    static let parameters = PageParameter.ofPreviews.union([.arguments])
    let viewModel: String

    func page(of entry: CatalogEntry, in context: PageContext) -> Page {
        Page(ViewPageViewModel(entry, context: context))
    }
}

/// All previews of a view, one below the other, each as high as its content; then what its source says about it.
@ViewModel
struct ViewPageViewModel {
    @LocalizedString var summary
    @LocalizedString var matrixLabel
    @LocalizedString var sectionsLabel
    @LocalizedString var nameLabel
    @LocalizedString var typeLabel
    @LocalizedString var descriptionLabel
    @LocalizedString var textLabel
    @LocalizedString var placeLabel
    @LocalizedString var parametersLabel
    @LocalizedString var startLabel
    @LocalizedString var noOperations
    @LocalizedString var copyLabel
    let title: String
    let chrome: ChromeViewModel
    let tree: TreeViewModel
    let switches: SwitchesViewModel
    /// Nil for a view that has one version.
    let versions: VersionSwitch?
    /// Nil for a view without a ViewModel.
    let viewModelName: String?
    let category: LocalizableString
    let icon: String
    let matrixAddress: String
    /// The width of all previews in CSS pixels. Nil for their own.
    let width: Int?
    let missing: MissingPartList?
    let stillNote: LocalizableString?
    let states: [ViewState]
    let documentation: ViewDocumentation
    var vmId = ViewModelId(type: Self.self)

    init(_ entry: CatalogEntry, context: PageContext) {
        title = entry.viewName
        chrome = ChromeViewModel(context, styles: [.docs, .view], modules: [.codeScript])
        tree = TreeViewModel(context, current: entry.previews.first, place: .view)
        switches = SwitchesViewModel(context)
        versions =
            entry.previews.lazy.map { $0.versions(in: context.renderer) }
            .compactMap { VersionSwitch($0, links: context.links) }.first
        viewModelName = entry.showsViewModel ? entry.viewModelName : nil
        category = entry.category.siteLabel
        icon = entry.category.rawValue
        matrixAddress = context.links.address(MatrixPage(viewModel: entry.viewModelName))
        width = context.parameters.width?.pixels
        missing = MissingPartList(context.missingParts(of: entry.viewModelName))
        stillNote = context.stillNote(
            isLive: entry.previews.contains { PreviewRendering($0, context: context).isLive })
        states = entry.previews.map { ViewState($0, links: context.links) }
        documentation = ViewDocumentation(entry, context: context)
    }

    static func stub() -> Self {
        Self(SampleProgram.entry, context: .stub(ViewPage(viewModel: SampleProgram.entry.viewModelName)))
    }
}

/// A preview on the page of its view.
struct ViewState: Codable, Sendable {
    let name: String
    let anchor: String
    let address: String
    let documentAddress: String
    let frameTitle: String
    let comment: DocComment?

    fileprivate init(_ preview: Preview, links: PageLinks) {
        name = preview.name
        anchor = preview.slug
        address = links.address(WorkbenchPage(preview))
        documentAddress = links.address(BareDocument(preview))
        frameTitle = "\(preview.name) · \(preview.viewName)"
        comment = DocComment(preview.comment)
    }
}
