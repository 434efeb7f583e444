/// A step before or after a handler that any handler can have.
package protocol HTTPLayer: Sendable {
    /// A handler that takes this step around the next one.
    func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler
}

/// Answers a request.
///
/// Synchronous. The server calls it on its own threads, several at once.
package typealias HTTPHandler = @Sendable (HTTPRequest) -> HTTPResponse

/// Makes the response that tells a person about an error.
///
/// The message is one or two plain sentences in English, not HTML. The request is nil when its target was malformed.
/// Headers that the status requires, such as `Allow`, are added to what it returns.
package typealias HTTPErrorPage =
    @Sendable (_ status: HTTPStatus, _ message: String, _ request: HTTPRequest?) -> HTTPResponse

/// All that a site should have around its handler, in the order that works.
///
/// The host comes before anything that could tell a stranger something; errors have security headers too, but no tag.
package struct Safeguards: HTTPLayer {
    private let layers: [any HTTPLayer]

    /// - Parameters:
    ///   - hostNames: see ``HostCheck``.
    ///   - acceptsPost: see ``MethodCheck``.
    ///   - errorPage: see ``MethodCheck``. No stranger is shown it.
    package init(
        hostNames: [String] = [], acceptsPost: @escaping @Sendable (HTTPRequest) -> Bool = { _ in false },
        errorPage: @escaping HTTPErrorPage = HTTPResponse.plainErrorPage
    ) {
        layers = [
            SecurityHeaders(),
            HostCheck(names: hostNames),
            MethodCheck(acceptsPost: acceptsPost, errorPage: errorPage),
            OriginCheck(),
            ConditionalRequests(),
        ]
    }

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        layers.reversed().reduce(next) { handler, layer in layer.wrapping(handler) }
    }
}

/// Lets GET and HEAD pass, POST where it is declared, and answers other methods with 405 (RFC 9110 §15.5.6).
package struct MethodCheck: HTTPLayer {
    private let acceptsPost: @Sendable (HTTPRequest) -> Bool
    private let errorPage: HTTPErrorPage

    /// - Parameters:
    ///   - acceptsPost: tells by the path where POST is an action; nothing else is allowed there.
    ///   - errorPage: makes the 405, to which `Allow` is added.
    package init(
        acceptsPost: @escaping @Sendable (HTTPRequest) -> Bool = { _ in false },
        errorPage: @escaping HTTPErrorPage = HTTPResponse.plainErrorPage
    ) {
        self.acceptsPost = acceptsPost
        self.errorPage = errorPage
    }

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in
            let allowed = acceptsPost(request) ? ["POST"] : ["GET", "HEAD"]
            return allowed.contains(request.method) ? next(request) : refusal(of: request, allowed: allowed)
        }
    }

    private func refusal(of request: HTTPRequest, allowed: [String]) -> HTTPResponse {
        let message = "This address answers \(allowed.joined(separator: " and ")), not \(request.method)."
        var response = errorPage(.methodNotAllowed, message, request)
        response.headers["Allow"] = allowed.joined(separator: ", ")
        return response
    }
}
