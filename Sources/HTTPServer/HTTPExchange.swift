import HTTPCore

/// A current request.
final class HTTPExchange: @unchecked Sendable {
    // Unchecked, because one thread at a time uses it: that of its connection, or a handler's while that is suspended.

    enum Stage {
        /// The headers have not been read.
        case new
        /// The body or its end follows.
        case received
        /// There is a reply.
        case handled
    }

    let connection: OpenConnections.Connection

    /// The target as sent. Nil if it is not UTF-8.
    let target: String?

    /// Whether it began after the server was asked to stop.
    let isRefused: Bool

    var stage = Stage.new
    var method = ""
    var headers = HTTPFields()

    /// The body, as far as it has been received. Its length is limited by the service.
    var body: [UInt8] = []

    var reply: Reply?

    /// The key under which the reply can be stored, and the version of what it will show. Nil if it is not stored.
    var key: ReplyKey?
    var version: Int?

    init(_ connection: OpenConnections.Connection, target: String?, isRefused: Bool) {
        self.connection = connection
        self.target = target
        self.isRefused = isRefused
    }
}

/// The headers of a request as libmicrohttpd has read them.
struct ReceivedHeaders {
    private(set) var fields = HTTPFields()
    /// Whether a proxy in front of the server may have read other headers, or another length of the body.
    private(set) var areAmbiguous = false

    mutating func append(_ name: String, _ value: String) {
        guard let fieldName = HTTPField.Name(name), !Self.isFolded(name) else {
            areAmbiguous = true
            return
        }
        fields.append(HTTPField(name: fieldName, value: value))
    }

    /// Whether the name of a header that delimits the body is followed by something else. Version 0.9.75 appends a line
    /// that begins with a space to the name of the header before it (RFC 9112 §5.2).
    private static func isFolded(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["content-length", "transfer-encoding"].contains { name.hasPrefix($0) && name != $0 }
    }
}
