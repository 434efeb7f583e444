/// The response of a handler.
///
/// A handler responds to HEAD as to GET: the server sends the length of the body without the body (RFC 9110 §9.3.2). It
/// does the same for status 304 (§15.4.5). The server sets `Content-Length`, `Date` and `Connection`.
package struct HTTPResponse: Hashable, Sendable {
    /// The final status, 200 or above.
    package var status: HTTPStatus
    /// The headers, without those that the server sets.
    package var headers: HTTPFields
    /// The bytes as sent. `Content-Type` names their encoding.
    package var body: HTTPBody
    /// The events that follow instead of the body. Nil for a response that ends.
    package var events: EventStream?
    /// Whether an equal request gets an equal response as long as nothing has changed, see ``ResponseCache``. The server
    /// then repeats it without asking the handler.
    package var isRepeatable = false

    /// Creates a response with headers. A response with a body should have a `Content-Type`.
    package init(status: HTTPStatus = .ok, headers: HTTPFields = [:], body: HTTPBody = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Creates a response whose only header is `Content-Type`.
    package init(status: HTTPStatus = .ok, _ mediaType: MediaType, body: HTTPBody) {
        self.init(status: status, headers: [.contentType: mediaType.rawValue], body: body)
    }

    /// Creates a response whose only header is `Content-Type`.
    package init(status: HTTPStatus = .ok, _ mediaType: MediaType, text: String) {
        self.init(status: status, mediaType, body: HTTPBody(text.utf8))
    }

    /// Creates a response that continues with events, which no cache or proxy may store, change or buffer.
    package init(events: EventStream) {
        self.init(headers: [
            .contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store, no-transform",
            .xAccelBuffering: "no",
        ])
        self.events = events
    }

    /// Returns the ``HTTPErrorPage`` in plain text: the status, then the message.
    package static func plainErrorPage(_ status: HTTPStatus, message: String, for _: HTTPRequest?) -> HTTPResponse {
        HTTPResponse(status: status, .plainText, text: "\(status.code) \(status.reasonPhrase)\n\(message)\n")
    }
}
