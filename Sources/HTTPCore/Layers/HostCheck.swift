/// Answers only requests that name this machine, or a name it was told, in their `Host` header.
///
/// It stops DNS rebinding: a foreign page whose name is pointed at 127.0.0.1 could otherwise read the site through the
/// browser of the person who runs it. Its requests still carry that foreign name. They get 421, which says just that: the
/// request reached a server that does not answer for the name (RFC 9110 §15.5.20); 403 would say that the person lacks a
/// right. A `Host` that is missing, repeated or malformed gets 400 (RFC 9112 §3.2). Both are plain pages: one of the site
/// could tell a stranger what the project has, or what is wrong with it.
package struct HostCheck: HTTPLayer {
    private let names: Set<String>

    /// - Parameter names: host names or addresses, without port, to answer to besides loopback ones. Case does not matter.
    package init(names: [String] = []) {
        self.names = Set(names.map { HostName(toldName: $0).text })
    }

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in
            let values = request.headers.values(named: "Host")
            guard values.count == 1, let host = HostName(hostHeader: values[0]) else {
                return .plainErrorPage(.badRequest, message: "The request has no valid Host header.", for: request)
            }
            return host.isLoopback || names.contains(host.text) ? next(request) : refusal(of: request, to: host)
        }
    }

    private func refusal(of request: HTTPRequest, to host: HostName) -> HTTPResponse {
        let message = "This server does not answer to “\(host.text)”. Use localhost, or start it with that name."
        return .plainErrorPage(.misdirectedRequest, message: message, for: request)
    }
}
