/// What a handler answers.
///
/// A handler answers HEAD as it answers GET: the server sends the length of the body without the body (RFC 9110 §9.3.2). It
/// does the same when the status is 304 (§15.4.5).
/// `Content-Length`, `Date` and `Connection` are the server's to set.
public struct HTTPResponse: Hashable, Sendable {
    public var status: HTTPStatus
    public var headers: HTTPHeaders
    public var body: [UInt8]

    public init(status: HTTPStatus = .ok, headers: HTTPHeaders = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// A response whose only header is its `Content-Type`.
    public init(status: HTTPStatus = .ok, _ mediaType: MediaType, body: [UInt8]) {
        self.init(status: status, headers: ["Content-Type": mediaType.rawValue], body: body)
    }

    /// A response whose only header is its `Content-Type`.
    public init(status: HTTPStatus = .ok, _ mediaType: MediaType, text: String) {
        self.init(status: status, mediaType, body: Array(text.utf8))
    }

    /// An ``HTTPErrorPage`` of plain text: the status, then the message.
    @Sendable
    public static func plainErrorPage(_ status: HTTPStatus, message: String, for _: HTTPRequest?) -> HTTPResponse {
        HTTPResponse(status: status, .plainText, text: "\(status.code) \(status.reason)\n\(message)\n")
    }
}
