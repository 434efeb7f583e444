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
