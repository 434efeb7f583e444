/// Responds to the requests with which an orchestrator checks a server, for any host name.
///
/// `/health/live` reads nothing, so that it answers as long as the server does. `/health/ready` has status 503 if the server
/// should get no visitors. The responses contain nothing about the site, so that they show only that it runs.
package struct HealthChecks: HTTPLayer {
    private let isReady: @Sendable () -> Bool

    /// - Parameter isReady: Whether visitors would see what they expect.
    package init(isReady: @escaping @Sendable () -> Bool) {
        self.isReady = isReady
    }

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in
            guard request.method == .get || request.method == .head else { return next(request) }
            return switch request.segments {
            case ["health", "live"]: Self.response(isReady: true)
            case ["health", "ready"]: Self.response(isReady: isReady())
            default: next(request)
            }
        }
    }

    private static func response(isReady: Bool) -> HTTPResponse {
        var response = HTTPResponse(
            status: isReady ? .ok : .serviceUnavailable, .json,
            text: "{\"status\":\"\(isReady ? "ok" : "unready")\"}\n")
        response.headers[.cacheControl] = "no-store"
        return response
    }
}
