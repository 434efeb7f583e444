import HTTPCore

/// A request and what has become of it, used by one connection's thread only.
final class HTTPExchange {
    /// As sent; nil when it is not UTF-8.
    let target: String?

    let start = ContinuousClock.now

    /// Whether the headers have been read, so that a body or its end comes next.
    var hasHeaders = false

    private(set) var method = ""
    private(set) var response: HTTPResponse?

    /// Whether it began after the server was told to stop.
    let isRefused: Bool

    init(target: String?, isRefused: Bool) {
        self.target = target
        self.isRefused = isRefused
    }

    func answer(_ method: String, with response: HTTPResponse) {
        self.method = method
        self.response = response
    }

    /// What to log, once it is over; nil when libmicrohttpd answered by itself.
    var access: HTTPAccess? {
        response.map {
            HTTPAccess(
                method: method,
                target: target,
                status: $0.status.code,
                bytes: method == "HEAD" || $0.status == .notModified ? 0 : $0.body.count,
                duration: start.duration(to: .now)
            )
        }
    }
}
