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
        Endpoints.endpoint(at: request.segments) is any FormAction
    }

    /// Answers a request: does what its path says. Methods and origins are the server's business, see `Safeguards`.
    package func respond(to request: HTTPRequest) -> HTTPResponse {
        let content = keeper.current
        guard let endpoint = Endpoints.endpoint(at: request.segments) else {
            let context = PageContext(request, page: CatalogPage(), content: content)
            return Page(about: .unknownPage(request.path), in: context).response(in: context, log: log)
        }
        let page = (endpoint as? any FormAction)?.page ?? endpoint
        let context = PageContext(request, page: page, content: content)
        guard type(of: endpoint).isCacheable else { return response(of: endpoint, in: context) }
        return content.responses.response(for: context.inputs) { response(of: endpoint, in: context) }
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
            request.map { PageContext($0, page: CatalogPage(), content: content) } ?? PageContext(content: content)
        return Page(about: .refused(status, message: message), in: context).response(in: context, log: log)
    }

    private func response(of endpoint: any Endpoint, in context: PageContext) -> HTTPResponse {
        do throws(PageError) {
            switch try endpoint.answer(in: context) {
            case .page(let page): return page.response(in: context, log: log)
            case .response(let response): return response
            }
        } catch {
            return Page(about: error, in: context).response(in: context, log: log)
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
