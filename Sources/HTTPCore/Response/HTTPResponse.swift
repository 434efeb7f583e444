/// What a handler answers.
///
/// A handler answers HEAD as it answers GET: the server sends the length of the body without the body (RFC 9110 §9.3.2). It
/// does the same when the status is 304 (§15.4.5).
/// `Content-Length`, `Date` and `Connection` are the server's to set.
package struct HTTPResponse: Hashable, Sendable {
    /// A final status, 200 or above.
    package var status: HTTPStatus
    /// Without those that are the server's to set.
    package var headers: HTTPHeaders
    /// As sent; what it is encoded in, `Content-Type` says.
    package var body: HTTPBody

    /// A response with just these headers; one with a body should have a `Content-Type`.
    package init(status: HTTPStatus = .ok, headers: HTTPHeaders = [:], body: HTTPBody = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// A response whose only header is its `Content-Type`.
    package init(status: HTTPStatus = .ok, _ mediaType: MediaType, body: HTTPBody) {
        self.init(status: status, headers: ["Content-Type": mediaType.rawValue], body: body)
    }

    /// A response whose only header is its `Content-Type`.
    package init(status: HTTPStatus = .ok, _ mediaType: MediaType, text: String) {
        self.init(status: status, mediaType, body: HTTPBody(text.utf8))
    }

    /// An ``HTTPErrorPage`` of plain text: the status, then the message.
    package static func plainErrorPage(_ status: HTTPStatus, message: String, for _: HTTPRequest?) -> HTTPResponse {
        HTTPResponse(status: status, .plainText, text: "\(status.code) \(status.reason)\n\(message)\n")
    }
}

/// A status code with its reason (RFC 9110 §15).
package struct HTTPStatus: Hashable, Sendable {
    /// Three digits.
    package let code: Int
    /// ReadableName for people; the server may send its own.
    package let reason: String

    /// A status that has no name below.
    package init(code: Int, reason: String) {
        self.code = code
        self.reason = reason
    }

    /// The page is in the body.
    package static let ok = HTTPStatus(code: 200, reason: "OK")
    /// The action is done; `Location` has the page to show now.
    package static let seeOther = HTTPStatus(code: 303, reason: "See Other")
    /// The browser has the page already.
    package static let notModified = HTTPStatus(code: 304, reason: "Not Modified")
    /// The target or a header is malformed.
    package static let badRequest = HTTPStatus(code: 400, reason: "Bad Request")
    /// The request does not come from where it may.
    package static let forbidden = HTTPStatus(code: 403, reason: "Forbidden")
    /// Nothing is at the path.
    package static let notFound = HTTPStatus(code: 404, reason: "Not Found")
    /// The path answers other methods, told by `Allow`.
    package static let methodNotAllowed = HTTPStatus(code: 405, reason: "Method Not Allowed")
    /// The body came without `Content-Length`.
    package static let lengthRequired = HTTPStatus(code: 411, reason: "Length Required")
    /// The body is over the limit.
    package static let contentTooLarge = HTTPStatus(code: 413, reason: "Content Too Large")
    /// The target is over the limit.
    package static let uriTooLong = HTTPStatus(code: 414, reason: "URI Too Long")
    /// The host is not one that this server answers for.
    package static let misdirectedRequest = HTTPStatus(code: 421, reason: "Misdirected Request")
    /// The page failed, by no fault of the request.
    package static let internalServerError = HTTPStatus(code: 500, reason: "Internal Server Error")
    /// The server is about to stop.
    package static let serviceUnavailable = HTTPStatus(code: 503, reason: "Service Unavailable")
}
