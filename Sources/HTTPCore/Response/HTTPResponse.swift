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
