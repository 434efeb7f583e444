/// Removes the base path from the paths of requests, so that the layers inside do not know it.
///
/// The root of the host redirects to the base path. Other paths outside of it get 404. The site writes the base path in the
/// addresses of its responses.
package struct BasePathRouting: HTTPLayer {
    private let basePath: BasePath
    private let errorPage: HTTPErrorPage

    /// - Parameter errorPage: Creates the 404 response.
    package init(_ basePath: BasePath, errorPage: @escaping HTTPErrorPage = HTTPResponse.plainErrorPage) {
        self.basePath = basePath
        self.errorPage = errorPage
    }

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        guard !basePath.isRoot else { return next }
        return { request in
            if request.path == "/" || request.path == basePath.path { return redirection(for: request) }
            return request.below(basePath).map(next) ?? refusal(of: request)
        }
    }

    /// Redirects to the base path with a slash, which is the address of the first page.
    private func redirection(for request: HTTPRequest) -> HTTPResponse {
        let query = request.query.items.isEmpty ? "" : "?\(request.query.encoded)"
        return HTTPResponse(status: .temporaryRedirect, headers: [.location: "\(basePath.path)/\(query)"])
    }

    private func refusal(of request: HTTPRequest) -> HTTPResponse {
        let first = "\(basePath.path)/"
        return errorPage(
            .notFound, "All pages are below \(first), and this address is not. Open \(first) instead.", request)
    }
}
