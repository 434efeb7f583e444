/// A request under way, used by one connection's thread only.
final class HTTPExchange {
    let connection: OpenConnections.Connection

    /// As sent; nil when it is not UTF-8.
    let target: String?

    /// Whether the headers have been read, so that a body or its end comes next.
    var hasHeaders = false

    /// Whether it began after the server was told to stop.
    let isRefused: Bool

    init(_ connection: OpenConnections.Connection, target: String?, isRefused: Bool) {
        self.connection = connection
        self.target = target
        self.isRefused = isRefused
    }
}
