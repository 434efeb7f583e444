import Diagnostics
import HTTPCore
import PreviewCatalog

/// A preview under the name that Storybook would give it.
struct PreviewStory: Sendable {
    /// The id in an index of Storybook, such as `tasks-tasklistview--with-items`.
    let id: String
    /// The feature and the view: Storybook's title of a component.
    let title: String
    let preview: Preview
}

/// The previews of a catalog as stories.
struct PreviewStories: Sendable {
    /// The stories in the order of the catalog.
    private(set) var all: [PreviewStory] = []
    private var positions: [String: Int] = [:]

    /// Returns the preview with an id.
    func preview(_ id: String) -> Preview? { positions[id].map { all[$0].preview } }

    /// An id that another story has already gets a number, because two features can have a view of the same name.
    init(_ catalog: PreviewCatalog) {
        for preview in catalog.previews {
            let title = "\(preview.feature)/\(preview.viewName)"
            let wanted = "\(PreviewSlug.slug(of: title))--\(preview.slug)"
            var (id, number) = (wanted, 1)
            while positions[id] != nil {
                number += 1
                id = "\(wanted)-\(number)"
            }
            positions[id] = all.count
            all.append(PreviewStory(id: id, title: title, preview: preview))
        }
    }
}

/// Storybook's address of a preview alone, `/iframe.html?id={story}`.
///
/// It is another address of the bare document. So this endpoint itself only responds to unknown ids.
struct StoryDocument: FixedEndpoint {
    static let pattern = PathPattern("iframe.html")
    static let isCacheable = false

    func answer(in context: PageContext) -> Answer {
        let diagnostic = Diagnostic(
            .previewAddress, Self.message(about: context.request.query["id"], in: context.content.stories))
        let script = context.isExported ? context.content.assets.address(of: .storyScript) : nil
        return .page(Page(BrokenPreviewViewModel([diagnostic], script: script, context: context), status: .notFound))
    }

    private static func message(about id: String?, in stories: PreviewStories) -> String {
        if let id, stories.preview(id) != nil { return "The parameters of the address are too long." }
        guard let id, !id.isEmpty else {
            return "The address names no story. Add ?id= with an id of /index.json."
        }
        return NearestNames.unknown(
            "story", id, among: stories.all.map(\.id), hint: " /index.json lists the ids of all stories.")
    }
}

/// Responds to Storybook's addresses with what is at the site's own ones.
struct StoryAddresses: HTTPLayer {
    let stories: PreviewStories

    func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in redirection(for: request) ?? next(self.request(for: request) ?? request) }
    }

    /// Returns the redirection from Storybook's address of a story or of its docs, such as `/?path=/story/{id}`. An unknown
    /// story leads to a document that says so. Nil for any other request.
    private func redirection(for request: HTTPRequest) -> HTTPResponse? {
        guard request.segments.isEmpty, let path = request.query["path"]?.split(separator: "/"), path.count == 2,
            ["story", "docs"].contains(path[0])
        else { return nil }
        let id = String(path[1])
        let unknown = HTTPQuery([HTTPQuery.Item(name: "id", value: id)]).encoded
        let address = stories.preview(id).map { WorkbenchPage($0).address } ?? "\(StoryDocument().address)?\(unknown)"
        return HTTPResponse(status: .seeOther, headers: [.location: address])
    }

    /// Returns the request for the bare document of a story. Nil for any other request, and for an unknown story.
    private func request(for request: HTTPRequest) -> HTTPRequest? {
        guard StoryDocument(segments: request.segments) != nil, let id = request.query["id"],
            let preview = stories.preview(id)
        else { return nil }
        let query = HTTPQuery(request.query.items.filter(Self.isParameter) + Self.globals(in: request.query))
        // Only too long values make it invalid.
        return try? HTTPRequest(
            method: request.method, target: "\(preview.documentAddress)?\(query.encoded)", headers: request.headers,
            client: request.client)
    }

    /// Returns Storybook's globals that are parameters of documents, such as `globals=locale:de;theme:dark`. Others
    /// belong to Storybook's addons.
    private static func globals(in query: HTTPQuery) -> [HTTPQuery.Item] {
        (query["globals"] ?? "").split(separator: ";").compactMap { global in
            guard let colon = global.firstIndex(of: ":") else { return nil }
            return HTTPQuery.Item(
                name: String(global[..<colon]), value: String(global[global.index(after: colon)...]))
        }
        .filter(isParameter)
    }

    private static func isParameter(_ item: HTTPQuery.Item) -> Bool {
        PageParameter(rawValue: item.name).map(PageParameter.ofDocuments.contains) ?? false
    }
}
