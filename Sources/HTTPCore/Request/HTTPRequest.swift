/// A request with a decoded and safe target.
package struct HTTPRequest: Sendable {
    /// The method as sent. Methods are case-sensitive (RFC 9110 §9.1).
    package let method: HTTPMethod

    /// The target as sent.
    package let target: String

    /// The decoded path, which starts with `/`, such as `/previews/TaskListViewModel/with-items`.
    package private(set) var path: String

    /// The parts of the path between slashes, without empty ones.
    ///
    /// None is `.` or `..`, or contains a slash, a backslash or a control character. Therefore, they can be appended to
    /// the path of a folder without leaving it. (Code that reads the file must handle symbolic links.)
    package private(set) var segments: [String]

    /// The decoded items after `?`.
    package let query: HTTPQuery

    /// The headers as sent, except that the host of an absolute target replaces `Host`. ``HostCheck`` checks it.
    package internal(set) var headers: HTTPFields

    /// The sender. ``TrustedProxies`` replaces a proxy with the client of the proxy.
    package internal(set) var client: HTTPClient

    /// The body as sent. ``HTTPForm`` decodes that of a form.
    package let body: [UInt8]

    /// Decodes a target in origin form, such as `/previews/A%20B?locale=de`, or in absolute form (RFC 9112 §3.2).
    package init(
        method: HTTPMethod = .get, target: String, headers: HTTPFields = [:], body: [UInt8] = [],
        client: HTTPClient = .program
    ) throws(HTTPTargetError) {
        let decoded = try HTTPTarget(target)
        self.method = method
        self.target = target
        self.path = decoded.path
        self.segments = decoded.segments
        self.query = decoded.query
        self.headers = headers
        self.body = body
        self.client = client
        if let authority = decoded.authority { self.headers[.hostField] = authority }
    }

    /// Returns the request without a header.
    func without(_ name: HTTPField.Name) -> HTTPRequest {
        var request = self
        request.headers[name] = nil
        return request
    }

    /// Returns the request with the path below another one. Nil if its path is elsewhere.
    func below(_ basePath: BasePath) -> HTTPRequest? {
        guard segments.starts(with: basePath.segments) else { return nil }
        var request = self
        request.segments.removeFirst(basePath.segments.count)
        request.path.removeFirst(basePath.path.count)
        return request
    }
}

/// The sender of a request, as far as the server knows it.
package struct HTTPClient: Hashable, Sendable {
    /// The address. Nil if it is unknown, or if the request did not come from a network.
    package let address: IPAddress?
    /// Whether it is on this machine, so that it belongs to the person who runs the server.
    package let isLocal: Bool
    /// Whether a proxy receives its requests with HTTPS.
    package let isSecure: Bool

    /// The program itself, which makes the requests of an export.
    package static let program = HTTPClient(address: nil, isLocal: true)

    /// Creates the client at the other end of a connection. One whose address is unknown is not local.
    package init(peer: IPAddress?) {
        self.init(address: peer, isLocal: peer?.isLoopback ?? false)
    }

    init(address: IPAddress?, isLocal: Bool, isSecure: Bool = false) {
        self.address = address
        self.isLocal = isLocal
        self.isSecure = isSecure
    }
}
