/// A step before or after a handler.
package protocol HTTPLayer: Sendable {
    /// Returns a handler that surrounds the next one with this step.
    func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler
}

/// Responds to a request.
///
/// It is synchronous. The server calls it on its own threads, several at once.
package typealias HTTPHandler = @Sendable (HTTPRequest) -> HTTPResponse

/// A function that creates the response that explains an error to people.
///
/// The message is one or two sentences in English, not HTML. The request is nil if its target was malformed. Headers
/// that the status requires, such as `Allow`, are added to the response.
package typealias HTTPErrorPage =
    @Sendable (_ status: HTTPStatus, _ message: String, _ request: HTTPRequest?) -> HTTPResponse

/// The layers around the handler of a site, in the correct order.
///
/// The host is checked before a page is made, so that strangers learn nothing. Errors have security headers but no tag.
package struct Safeguards: HTTPLayer {
    private let layers: [any HTTPLayer]

    /// - Parameters:
    ///   - hostNames: See ``HostCheck``.
    ///   - proxies: See ``TrustedProxies``.
    ///   - basePath: See ``BasePathRouting``.
    ///   - acceptsPost: See ``MethodCheck``.
    ///   - acceptsPrograms: See ``OriginCheck``.
    ///   - errorPage: See ``MethodCheck``. Strangers do not see it.
    package init(
        hostNames: [String] = [], proxies: [IPNetwork] = [], basePath: BasePath = .root,
        acceptsPost: @escaping @Sendable (HTTPRequest) -> Bool = { _ in false },
        acceptsPrograms: @escaping @Sendable (HTTPRequest) -> Bool = { _ in false },
        errorPage: @escaping HTTPErrorPage = HTTPResponse.plainErrorPage
    ) {
        layers = [
            SecurityHeaders(),
            TrustedProxies(proxies),
            HostCheck(names: hostNames),
            BasePathRouting(basePath, errorPage: errorPage),
            MethodCheck(acceptsPost: acceptsPost, errorPage: errorPage),
            OriginCheck(acceptsPrograms: acceptsPrograms),
            ByteRanges(),
            ConditionalRequests(),
        ]
    }

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        layers.reversed().reduce(next) { handler, layer in layer.wrapping(handler) }
    }
}

/// Accepts GET and HEAD, and POST for some paths. Responds to other methods with 405 (RFC 9110 §15.5.6).
package struct MethodCheck: HTTPLayer {
    private let acceptsPost: @Sendable (HTTPRequest) -> Bool
    private let errorPage: HTTPErrorPage

    /// - Parameters:
    ///   - acceptsPost: Whether a path is an action, which accepts only POST.
    ///   - errorPage: Creates the 405 response, to which `Allow` is added.
    package init(
        acceptsPost: @escaping @Sendable (HTTPRequest) -> Bool = { _ in false },
        errorPage: @escaping HTTPErrorPage = HTTPResponse.plainErrorPage
    ) {
        self.acceptsPost = acceptsPost
        self.errorPage = errorPage
    }

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in
            let allowed: [HTTPMethod] = acceptsPost(request) ? [.post] : [.get, .head]
            return allowed.contains(request.method) ? next(request) : refusal(of: request, allowed: allowed)
        }
    }

    private func refusal(of request: HTTPRequest, allowed: [HTTPMethod]) -> HTTPResponse {
        let allowed = allowed.map(\.rawValue)
        let message = "This address accepts \(allowed.joined(separator: " and ")), not \(request.method)."
        var response = errorPage(.methodNotAllowed, message, request)
        response.headers[.allow] = allowed.joined(separator: ", ")
        return response
    }
}
