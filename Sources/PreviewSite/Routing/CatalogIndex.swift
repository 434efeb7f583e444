import FOSMVVM
import Foundation
import HTTPCore
import PreviewCatalog

/// A description of the content for programs, as JSON.
protocol JSONIndex: Codable {
    /// The name of the file.
    static var fileName: String { get }
    /// Whether people read it, too.
    static var isIndented: Bool { get }
    /// Whether it depends only on the request and the ``ResponseVersion``.
    static var isCacheable: Bool { get }
    /// The parameters that it reads.
    static var parameters: Set<PageParameter> { get }

    /// - Parameter address: Returns the address of an endpoint.
    init(_ context: PageContext, address: (any Endpoint) -> String)

    /// Whether it can be made without a wait that is too long for a request.
    static func isReady(_ context: PageContext) -> Bool
}

extension JSONIndex {
    static var isIndented: Bool { true }
    static var isCacheable: Bool { true }
    static var parameters: Set<PageParameter> { [] }
    static func isReady(_ context: PageContext) -> Bool { true }
}

/// The file of an index: `/index.json`, `/coverage.json`, `/search.json` or `/health`.
struct JSONEndpoint<Index: JSONIndex>: FixedEndpoint {
    static var pattern: PathPattern { PathPattern(Index.fileName) }
    static var isCacheable: Bool { Index.isCacheable }
    static var parameters: Set<PageParameter> { Index.parameters }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        guard Index.isReady(context) else {
            throw .refused(
                .serviceUnavailable, message: "The previews are still being examined. Try again in a moment.")
        }
        return .response(response(in: context) { context.basePath.address($0.address) })
    }

    /// Returns the response with the addresses of endpoints.
    func response(in context: PageContext, address: (any Endpoint) -> String) -> HTTPResponse {
        .json(Index(context, address: address), isIndented: Index.isIndented)
    }
}

/// The catalog for programs, `/index.json`.
///
/// It is also an index of Storybook, whose readers use `v` and `entries` and ignore the rest.
struct CatalogIndex: JSONIndex {
    static let fileName = "index.json"
    static let isIndented = false

    /// A preview with its addresses, without parameters.
    struct Item: Codable {
        let viewModel: String
        let view: String
        let name: String
        let slug: String
        /// The id of the story in `entries`.
        let story: String
        let feature: String
        let category: ViewCategory
        /// The address of the workbench.
        let address: String
        /// The address of the bare document.
        let document: String
        let file: String
        let line: Int?
    }

    /// A preview as a story in an index of Storybook.
    struct Story: Codable {
        let type: String
        let id: String
        let title: String
        let name: String
        /// The path of the source file in the package.
        let importPath: String
        /// Storybook's own tags: stories are shown and tested.
        let tags: [String]
    }

    /// The version of Storybook's index.
    let v: Int
    /// The stories by their ids.
    let entries: [String: Story]
    let previews: [Item]
    /// The locales with texts.
    let locales: [String]

    init(_ context: PageContext, address: (any Endpoint) -> String) {
        let stories = context.content.stories.all
        v = 5
        entries = Dictionary(uniqueKeysWithValues: stories.map { ($0.id, Story($0)) })
        previews = stories.map { Item($0, address: address) }
        locales = context.offeredLocales.map(\.identifier.tag)
    }
}

extension CatalogIndex.Item {
    fileprivate init(_ story: PreviewStory, address: (any Endpoint) -> String) {
        let preview = story.preview
        self.init(
            viewModel: preview.viewModelName, view: preview.viewName, name: preview.name, slug: preview.slug,
            story: story.id, feature: preview.feature, category: preview.category,
            address: address(WorkbenchPage(preview)), document: address(BareDocument(preview)),
            file: preview.place.file, line: preview.place.line)
    }
}

extension CatalogIndex.Story {
    fileprivate init(_ story: PreviewStory) {
        self.init(
            type: "story", id: story.id, title: story.title, name: story.preview.name,
            importPath: Self.path(of: story.preview), tags: ["dev", "test"])
    }

    /// Returns the path relative to the package, or the absolute one in another package.
    private static func path(of preview: Preview) -> String {
        let file = preview.place.file
        return file.hasPrefix("/") ? file : "./\(file)"
    }
}

/// The state of the site for programs, `/health`.
struct HealthIndex: JSONIndex {
    static let fileName = "health"

    /// Always `ok`, because a site that does not work does not respond.
    let status: String
    let views: Int
    let previews: Int
    let locales: Int
    /// The number of templates that do not parse.
    let templateErrors: Int
    /// The number of problems in YAML files.
    let localizationErrors: Int
    /// The number of previews and ViewModels that cannot be shown.
    let catalogErrors: Int
    /// The number of problems that the pages list: those of templates, texts, docs and assets.
    let faults: Int

    init(_ context: PageContext, address: (any Endpoint) -> String) {
        let content = context.content
        status = "ok"
        views = content.catalog.entries.count
        previews = content.catalog.previews.count
        locales = content.locales.count
        templateErrors = content.templates.errors.count
        localizationErrors = content.localizations.problems.count
        catalogErrors = content.catalog.problems.count
        faults = content.allDiagnostics.count
    }
}

extension HTTPResponse {
    /// Returns a response with a value as JSON, sorted.
    static func json(_ value: some Encodable, isIndented: Bool = true) -> HTTPResponse {
        do {
            let data = try value.toJSONData(encoder: .readable(isIndented: isIndented))
            return HTTPResponse(.json, body: HTTPBody(data))
        } catch {
            return .plainErrorPage(.internalServerError, message: error.localizedDescription, for: nil)
        }
    }
}
