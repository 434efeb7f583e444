import Diagnostics
import FOSMVVM
import HTTPCore
import PreviewCatalog
import TemplateEngine

/// A page that explains an error: what happened, where, and what to do.
@ViewModel
struct ErrorPageViewModel {
    let title: LocalizableSubstitutions
    let chrome: ChromeViewModel
    let tree: TreeViewModel
    /// The navigation of the docs, in place of the tree.
    let docs: DocsSidebarViewModel?
    let status: String
    let heading: LocalizableSubstitutions
    let message: LocalizableSubstitutions
    /// The language of the server's own message, if the page shows one.
    let foreignLanguage: String?
    let diagnostics: DiagnosticList?
    let suggestionsLabel: LocalizableString
    let hasSuggestions: Bool
    let suggestions: [Suggestion]
    /// The link to the page of the form that failed, or to the catalog.
    let backLabel: LocalizableString
    let backAddress: String
    var vmId = ViewModelId(type: Self.self)

    init(_ error: PageError, context: PageContext) {
        docs = error.isInDocs ? DocsSidebarViewModel(context) : nil
        chrome =
            docs == nil ? ChromeViewModel(context) : ChromeViewModel(context, current: .docs, styles: [.docs])
        tree = TreeViewModel(context)
        status = String(error.status.code)
        heading = Self.text(error, "heading")
        title = heading
        message = Self.message(error)
        if case .refused = error { foreignLanguage = "en" } else { foreignLanguage = nil }
        // Every page already shows the problems of the content.
        diagnostics = DiagnosticList(
            Self.diagnostics(error).filter { !context.content.diagnostics.contains($0) }, editors: context.editors)
        let near = error.suggestions(in: context.content, context.links)
        suggestionsLabel = .localized(for: Self.self, propertyName: near.isEmpty ? "previewsLabel" : "suggestionsLabel")
        suggestions = near.isEmpty ? error.previews(context) : near
        hasSuggestions = !suggestions.isEmpty
        let isReview = context.page is SnapshotsPage
        backLabel = .localized(for: Self.self, propertyName: isReview ? "backToSnapshots" : "backToCatalog")
        backAddress = isReview ? context.links.address(SnapshotsPage()) : chrome.catalogAddress
    }

    static func stub() -> Self { Self(.unknownPage("/elsewhere"), context: .stub()) }

    private static func message(_ error: PageError) -> LocalizableSubstitutions {
        guard case .refused(_, let message) = error else { return text(error, "message") }
        return LocalizableString.constant("%{message}")
            .bind(substitutions: ["message": LocalizableString.constant(message)])
    }

    private static func text(_ error: PageError, _ name: String) -> LocalizableSubstitutions {
        var values: [String: any Localizable] = ["name": LocalizableString.constant(error.name.excerpt(100))]
        if case .unknownPreview(_, let viewModel) = error {
            values["viewModel"] = LocalizableString.constant(viewModel)
        }
        return LocalizableString.localized(for: Self.self, parentKeys: error.key, propertyName: name)
            .bind(substitutions: values)
    }

    private static func diagnostics(_ error: PageError) -> [Diagnostic] {
        if case .unreadableDocsPage(let diagnostic) = error { [diagnostic] } else { [] }
    }
}

extension Page {
    /// Creates the page about an error.
    init(about error: PageError, in context: PageContext) {
        // A session's page is the document in a frame.
        if case .endedSession(let subject) = error {
            self.init(
                BrokenPreviewViewModel(endedSession: subject?.document(context.links), context: context),
                status: error.status)
            return
        }
        self.init(ErrorPageViewModel(error, context: context), status: error.status)
    }
}

/// The reason why a page cannot be shown.
enum PageError: Error {
    case unknownPage(String)
    case unknownViewModel(String)
    case unknownPreview(String, viewModel: String)
    case unknownDocsPage(String)
    case noDocs
    case unknownAsset(String)
    /// A page of the docs that cannot be read.
    case unreadableDocsPage(Diagnostic)
    /// A session that ended, or that belongs to another visitor. Nil if it is not known what it showed.
    case endedSession(LiveSessionKey?)
    /// The server rejected the request, with its own message.
    case refused(HTTPStatus, message: String)

    var status: HTTPStatus {
        switch self {
        case .unreadableDocsPage: .internalServerError
        case .refused(let status, _): status
        case .endedSession: .gone
        default: .notFound
        }
    }

    /// Whether it is about a page of docs that has others.
    var isInDocs: Bool {
        switch self {
        case .unknownDocsPage, .unreadableDocsPage: true
        default: false
        }
    }

    /// The key of its texts.
    var key: String {
        switch self {
        case .unknownPage: "unknownPage"
        case .unknownViewModel: "unknownViewModel"
        case .unknownPreview: "unknownPreview"
        case .unknownDocsPage: "unknownDocsPage"
        case .noDocs: "noDocs"
        case .unknownAsset: "unknownAsset"
        case .unreadableDocsPage: "unreadableDocsPage"
        case .endedSession: "endedSession"
        case .refused: "refused"
        }
    }

    /// The requested name.
    var name: String {
        switch self {
        case .unknownPage(let name), .unknownViewModel(let name), .unknownPreview(let name, _),
            .unknownDocsPage(let name), .unknownAsset(let name):
            name
        case .noDocs, .unreadableDocsPage, .endedSession: ""
        case .refused(let status, _): status.reasonPhrase
        }
    }
}

extension PageError {
    /// Returns the error of a preview that takes long to make while others do, too.
    static func unfinished(_ preview: Preview) -> PageError {
        .refused(
            .serviceUnavailable,
            message: """
                The preview \(preview.title) is still being made, as are others that take long. Reload the page in a few \
                seconds.
                """)
    }

    /// Returns what may have been meant, the most similar first.
    func suggestions(in content: PackageContent, _ links: PageLinks) -> [Suggestion] {
        let catalog = content.catalog
        switch self {
        case .unknownViewModel(let name):
            return nearest(name, among: catalog.viewModelNames, links) { viewModel in
                if links.page is MatrixPage { return MatrixPage(viewModel: viewModel) }
                return ViewPage(viewModel: viewModel)
            }
        case .unknownPreview(let slug, let viewModel):
            return previews(nearest: slug, of: catalog.entry(named: viewModel), links)
        case .unknownDocsPage(let path):
            let paths = content.docs.library.pages.map(\.path)
            return nearest(path, among: paths, links) { DocumentationPage(path: $0) }
        case .unknownAsset(let path):
            return nearest(path, among: content.assets.paths, links) { AssetFile(path: $0) }
        case .unknownPage(let path):
            let names = catalog.viewModelNames
            let last = path.split(separator: "/").last.map(String.init) ?? path
            return nearest(last, among: names, links) { ViewPage(viewModel: $0) }
        case .noDocs, .unreadableDocsPage, .endedSession, .refused:
            return []
        }
    }

    private func nearest(
        _ name: String, among names: [String], _ links: PageLinks, page: (String) -> any Endpoint
    ) -> [Suggestion] {
        NearestNames.nearest(to: name, among: names).map {
            Suggestion($0, page: page($0), links: links)
        }
    }

    /// Returns all previews of the ViewModel that lacks the requested one. Empty for other errors.
    func previews(_ context: PageContext) -> [Suggestion] {
        guard case .unknownPreview(_, let viewModel) = self else { return [] }
        let previews = context.content.catalog.entry(named: viewModel)?.previews ?? []
        return previews.map { Suggestion($0.name, page: WorkbenchPage($0), links: context.links) }
    }

    private func previews(nearest slug: String, of entry: CatalogEntry?, _ links: PageLinks) -> [Suggestion] {
        guard let entry else { return [] }
        return NearestNames.nearest(to: slug, among: entry.previews.map(\.slug))
            .compactMap { slug in entry.previews.first { $0.slug == slug } }
            .map { Suggestion($0.name, page: WorkbenchPage($0), links: links) }
    }
}

/// An existing item that may have been meant.
struct Suggestion: Codable, Sendable {
    let label: String
    let path: String
    let address: String

    init(_ label: String, page: some Endpoint, links: PageLinks) {
        self.label = label
        path = page.address
        address = links.address(page)
    }
}
