import Foundation

/// Finds out who sent a request, also if a proxy has passed it on.
///
/// Only the named proxies are trusted: `X-Forwarded-For` has the address of their client, `X-Forwarded-Proto` its scheme,
/// and `X-Forwarded-Host` replaces `Host`. Anyone can send these headers, so they are ignored in other requests. But no
/// request with a header of a proxy counts as local, because the proxy may be on this machine and its client may not.
package struct TrustedProxies: HTTPLayer {
    private let proxies: [IPNetwork]

    /// - Parameter proxies: The addresses of proxies that replace or extend what clients send in these headers.
    package init(_ proxies: [IPNetwork] = []) {
        self.proxies = proxies
    }

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in next(identified(request)) }
    }

    private func identified(_ request: HTTPRequest) -> HTTPRequest {
        var request = request
        let peer = request.client.address
        guard Self.headers.contains(where: request.headers.contains) else {
            // A proxy that sends none of the headers may still pass on the name that its client uses.
            let isLocal = request.client.isLocal && HostName(in: request.headers)?.isLoopback == true
            request.client = HTTPClient(address: peer, isLocal: isLocal)
            return request
        }
        guard let peer, isTrusted(peer) else {
            request.client = HTTPClient(address: peer, isLocal: false)
            return request
        }
        if let host = Self.last(.xForwardedHost, of: request) { request.headers[.hostField] = host }
        request.client = HTTPClient(
            address: client(of: request), isLocal: false,
            isSecure: Self.last(.xForwardedProto, of: request)?.lowercased() == "https")
        return request
    }

    private func isTrusted(_ address: IPAddress) -> Bool { proxies.contains { $0.contains(address) } }

    /// Returns the last address that is not a proxy's, because the ones before it may be invented. Nil if it is malformed.
    private func client(of request: HTTPRequest) -> IPAddress? {
        var first: IPAddress?
        for item in Self.items(.xForwardedFor, of: request).reversed() {
            guard let address = IPAddress(item) ?? HostName(hostHeader: item).flatMap({ IPAddress($0.text) }) else {
                return nil
            }
            guard isTrusted(address) else { return address }
            first = address
        }
        return first
    }

    /// Returns the value of the proxy that is next to this server.
    private static func last(_ name: HTTPField.Name, of request: HTTPRequest) -> String? {
        items(name, of: request).last
    }

    private static func items(_ name: HTTPField.Name, of request: HTTPRequest) -> [String] {
        request.headers[values: name].flatMap { $0.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The headers by which proxies are known.
    private static let headers: [HTTPField.Name] = [
        .xForwardedFor, .xForwardedHost, .xForwardedProto, .forwarded, .via, .xRealIP,
    ]
}
