import Foundation
package import HTMLRendering
package import HTTPCore
package import PreviewCatalog

/// The pages that show a catalog: requests in, responses out, with no socket in between.
///
/// Files are read when the site is made, and again when one has changed. Requests are answered on the caller's thread; any
/// number of threads may call at once.
package struct PreviewSite: Sendable {
    let keeper: ContentLoader
    private let log: @Sendable (String) -> Void

    /// The site of a catalog.
    ///
    /// - Parameters:
    ///   - catalog: The previews.
    ///   - folders: Where templates, texts, assets and docs are.
    ///   - environment: The time zone of dates, and whether time stands still.
    ///   - log: Gets what the templates of the site's own pages lack, on any thread.
    package init(
        catalog: PreviewCatalog, folders: ContentFolders,
        environment: RenderingEnvironment = .preview, log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.init(keeper: ContentLoader(catalog: catalog, folders: folders, environment: environment), log: log)
    }

    init(keeper: ContentLoader, log: @escaping @Sendable (String) -> Void) {
        self.keeper = keeper
        self.log = log
    }

    /// Whether a request's path is a form's, which takes POST and nothing else.
    package static func acceptsPost(_ request: HTTPRequest) -> Bool {
        if case .action = Route(segments: request.segments) { true } else { false }
    }

    /// Answers a request: does what its path says. Methods and origins are the server's business, see `Safeguards`.
    package func respond(to request: HTTPRequest) -> HTTPResponse {
        let content = keeper.current
        switch Route(segments: request.segments) {
        case .action(let action):
            let context = PageContext(request, path: .snapshots, content: content)
            return SnapshotActions(context: context, log: log).response(to: action)
        case .index: return .json(CatalogIndex(content))
        case .coverage: return .json(CoverageIndex(content))
        case .health: return .json(HealthIndex(content))
        case .page(let path): return respond(to: request, path: path, content: content)
        case .unknown:
            let context = PageContext(request, path: .catalog, content: content)
            return Pages(context: context).page(about: .unknownPage(request.path)).response(in: context, log: log)
        }
    }

    /// The page about a request that the server refused; an `HTTPErrorPage`.
    ///
    /// - Parameters:
    ///   - status: The status of the response.
    ///   - message: What happened and what to do, in English.
    ///   - request: The request, if its target could be read.
    package func errorPage(_ status: HTTPStatus, message: String, for request: HTTPRequest?) -> HTTPResponse {
        let content = keeper.current
        let context =
            request.map { PageContext($0, path: .catalog, content: content) } ?? PageContext(content: content)
        return Pages(context: context).page(about: .refused(status, message: message)).response(
            in: context, log: log)
    }

    private func respond(to request: HTTPRequest, path: PagePath, content: Content) -> HTTPResponse {
        let context = PageContext(request, path: path, content: content)
        guard path.isPure else { return response(in: context) }
        return content.responses.response(for: context.inputs) { response(in: context) }
    }

    private func response(in context: PageContext) -> HTTPResponse {
        let pages = Pages(context: context)
        do {
            switch try pages.answer(to: context.path) {
            case .page(let page): return page.response(in: context, log: log)
            case .file(let mediaType, let bytes): return HTTPResponse(mediaType, body: bytes)
            }
        } catch {
            return pages.page(about: error).response(in: context, log: log)
        }
    }
}

extension PreviewSite {
    /// The catalog of what is linked into the program, without the ViewModels of the site's own pages.
    ///
    /// - Parameter isolation: Makes previews elsewhere first.
    package static func catalog(isolation: (any PreviewIsolation)? = nil) -> PreviewCatalog {
        .load(withoutModule: "PreviewSite", isolation: isolation)
    }
}
