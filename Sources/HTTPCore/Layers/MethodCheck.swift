/// Lets GET and HEAD pass and answers other methods with 405 and what is allowed (RFC 9110 §15.5.6).
public struct MethodCheck: HTTPLayer {
    private let errorPage: HTTPErrorPage

    /// - Parameter errorPage: makes the 405, to which `Allow` is added.
    public init(errorPage: @escaping HTTPErrorPage = HTTPResponse.plainErrorPage) {
        self.errorPage = errorPage
    }

    public func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in
            request.method == "GET" || request.method == "HEAD" ? next(request) : refusal(of: request)
        }
    }

    private func refusal(of request: HTTPRequest) -> HTTPResponse {
        let message = "This address answers GET and HEAD, not \(request.method)."
        var response = errorPage(.methodNotAllowed, message, request)
        response.headers["Allow"] = "GET, HEAD"
        return response
    }
}
