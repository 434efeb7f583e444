/// The response of a handler.
///
/// A handler responds to HEAD as to GET: the server sends the length of the body without the body (RFC 9110 §9.3.2). It
/// does the same for status 304 (§15.4.5). The server sets `Content-Length`, `Date` and `Connection`.
package struct HTTPResponse: Hashable, Sendable {
    /// The final status, 200 or above.
    package var status: HTTPStatus
    /// The headers, without those that the server sets.
    package var headers: HTTPHeaders
    /// The bytes as sent. `Content-Type` names their encoding.
    package var body: HTTPBody

    /// Creates a response with headers. A response with a body should have a `Content-Type`.
    package init(status: HTTPStatus = .ok, headers: HTTPHeaders = [:], body: HTTPBody = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Creates a response whose only header is `Content-Type`.
    package init(status: HTTPStatus = .ok, _ mediaType: MediaType, body: HTTPBody) {
        self.init(status: status, headers: ["Content-Type": mediaType.rawValue], body: body)
    }

    /// Creates a response whose only header is `Content-Type`.
    package init(status: HTTPStatus = .ok, _ mediaType: MediaType, text: String) {
        self.init(status: status, mediaType, body: HTTPBody(text.utf8))
    }

    /// Returns the ``HTTPErrorPage`` in plain text: the status, then the message.
    package static func plainErrorPage(_ status: HTTPStatus, message: String, for _: HTTPRequest?) -> HTTPResponse {
        HTTPResponse(status: status, .plainText, text: "\(status.code) \(status.reason)\n\(message)\n")
    }
}

/// A status code with its reason (RFC 9110 §15).
package struct HTTPStatus: Hashable, Sendable {
    /// The three digits.
    package let code: Int
    /// The reason for people. The server may send its own.
    package let reason: String

    /// Creates a status without a constant below.
    package init(code: Int, reason: String) {
        self.code = code
        self.reason = reason
    }

    /// The body contains the page.
    package static let ok = HTTPStatus(code: 200, reason: "OK")
    /// The action is done. `Location` is the page to show next.
    package static let seeOther = HTTPStatus(code: 303, reason: "See Other")
    /// The browser already has the page.
    package static let notModified = HTTPStatus(code: 304, reason: "Not Modified")
    /// The target or a header is malformed.
    package static let badRequest = HTTPStatus(code: 400, reason: "Bad Request")
    /// The request comes from another origin.
    package static let forbidden = HTTPStatus(code: 403, reason: "Forbidden")
    /// There is nothing at the path.
    package static let notFound = HTTPStatus(code: 404, reason: "Not Found")
    /// The path accepts other methods, which `Allow` lists.
    package static let methodNotAllowed = HTTPStatus(code: 405, reason: "Method Not Allowed")
    /// The request has a body without `Content-Length`.
    package static let lengthRequired = HTTPStatus(code: 411, reason: "Length Required")
    /// The body is longer than the limit.
    package static let contentTooLarge = HTTPStatus(code: 413, reason: "Content Too Large")
    /// The target is longer than the limit.
    package static let uriTooLong = HTTPStatus(code: 414, reason: "URI Too Long")
    /// The server does not respond for this host.
    package static let misdirectedRequest = HTTPStatus(code: 421, reason: "Misdirected Request")
    /// The page failed, although the request is correct.
    package static let internalServerError = HTTPStatus(code: 500, reason: "Internal Server Error")
    /// The server is about to stop.
    package static let serviceUnavailable = HTTPStatus(code: 503, reason: "Service Unavailable")
}
