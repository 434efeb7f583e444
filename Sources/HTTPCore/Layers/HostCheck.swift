/// Accepts only requests whose `Host` header names this machine or an allowed name.
///
/// It prevents DNS rebinding: if the name of a foreign page resolves to 127.0.0.1, that page could read the site
/// through the browser of the person who runs it. But its requests contain the foreign name. They get 421, which means
/// that the server does not respond for this name (RFC 9110 §15.5.20), while 403 would mean that the person lacks a
/// right. A missing, repeated or malformed `Host` gets 400 (RFC 9112 §3.2). Both are plain pages, because a page of the
/// site could show strangers details of the project.
package struct HostCheck: HTTPLayer {
    private let names: Set<String>

    /// - Parameter names: Host names or addresses without port to allow in addition to loopback ones. Case does not matter.
    package init(names: [String] = []) {
        self.names = Set(names.map { HostName(name: $0).text })
    }

    /// Whether a text is a host name, an IPv4 address, or an IPv6 address in brackets, without a port.
    package static func isName(_ text: String) -> Bool {
        HostName(hostHeader: text)?.text == HostName(name: text).text
    }

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in
            guard let host = HostName(in: request.headers) else {
                return .plainErrorPage(.badRequest, message: "The request has no valid Host header.", for: request)
            }
            return host.isLoopback || names.contains(host.text) ? next(request) : refusal(of: request, to: host)
        }
    }

    private func refusal(of request: HTTPRequest, to host: HostName) -> HTTPResponse {
        let name = host.text.contains(":") ? "[\(host.text)]" : host.text
        let message = "This server does not answer to '\(name)'. Use localhost, or start it with --allow-host \(name)."
        return .plainErrorPage(.misdirectedRequest, message: message, for: request)
    }
}

/// A host name or address in lower case, without port, brackets or the dot of the root.
struct HostName {
    let text: String

    /// Parses a `Host` header, such as `localhost:8080`, `127.0.0.1` or `[::1]:8080`. Returns nil if it is malformed.
    init?(hostHeader: String) {
        guard let hostEnd = Self.hostEnd(hostHeader.utf8), Self.isPort(hostHeader.utf8[hostEnd...]) else { return nil }
        self.init(name: String(hostHeader[..<hostEnd]))
        guard !text.isEmpty, text.utf8.allSatisfy(Self.isHostByte) else { return nil }
    }

    /// Returns the host of a request. Nil if its `Host` header is missing, repeated or malformed.
    init?(in headers: HTTPFields) {
        let values = headers[values: .hostField]
        guard values.count == 1 else { return nil }
        self.init(hostHeader: values[0])
    }

    init(name: String) {
        var name = Substring(name.lowercased()).utf8
        if name.first == UInt8(ascii: "["), name.last == UInt8(ascii: "]") { name = name.dropFirst().dropLast() }
        if name.last == UInt8(ascii: ".") { name = name.dropLast() }
        text = String(Substring(name))
    }

    /// Whether it is `localhost`, a name below it (RFC 6761 §6.3), an address in 127.0.0.0/8, or `::1`.
    ///
    /// Only the usual spellings count, because browsers send no others.
    var isLoopback: Bool {
        text == "localhost" || text == "::1" || isLoopbackIPv4 || text.hasSuffix(".localhost")
    }

    private var isLoopbackIPv4: Bool {
        guard text.hasPrefix("127.") else { return false }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0)?.description == String($0) }
    }

    private static func hostEnd(_ header: String.UTF8View) -> String.Index? {
        guard header.first == UInt8(ascii: "[") else {
            return header.firstIndex(of: UInt8(ascii: ":")) ?? header.endIndex
        }
        return header.firstIndex(of: UInt8(ascii: "]")).map(header.index(after:))
    }

    /// Whether it is empty or a colon with a port, which may be empty (RFC 3986 §3.2.3).
    private static func isPort(_ rest: Substring.UTF8View) -> Bool {
        guard let colon = rest.first else { return true }
        let digits = rest.dropFirst()
        return colon == UInt8(ascii: ":")
            && (digits.isEmpty || digits.allSatisfy(\.isASCIIDigit) && UInt16(Substring(digits)) != nil)
    }

    /// Whether a name or an address can have the byte. Names of containers can have an underscore (RFC 3986 §3.2.2).
    private static func isHostByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || "-_.:".utf8.contains(byte)
    }
}

/// Accepts a request that changes something only if it comes from a page of this server.
///
/// It prevents cross-site request forgery: a foreign page in the same browser could send such a request to this machine
/// without reading the response. Browsers send the origin of a request in `Sec-Fetch-Site` and `Origin`. Both must be
/// this server. A request with neither comes from a program that is no browser, which is accepted for some paths. The response is a plain page, because a page of the site could
/// show strangers details of the project. GET and HEAD change nothing and are accepted.
package struct OriginCheck: HTTPLayer {
    private let acceptsPrograms: @Sendable (HTTPRequest) -> Bool

    /// - Parameter acceptsPrograms: Whether programs that are no browsers can do what a request asks for.
    package init(acceptsPrograms: @escaping @Sendable (HTTPRequest) -> Bool = { _ in false }) {
        self.acceptsPrograms = acceptsPrograms
    }

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in
            let changesNothing = request.method == .get || request.method == .head
            if changesNothing || isAccepted(request) { return next(request) }
            let message = "Only pages of this server can do this."
            return .plainErrorPage(.forbidden, message: message, for: request)
        }
    }

    private func isAccepted(_ request: HTTPRequest) -> Bool {
        let sites = request.headers[values: .secFetchSite]
        let origins = request.headers[values: .origin]
        if sites.isEmpty, origins.isEmpty { return acceptsPrograms(request) }
        guard let host = request.headers[.hostField]?.lowercased() else { return false }
        // A proxy in front of the server may use https.
        let own = ["http://\(host)", "https://\(host)"]
        return sites.allSatisfy { $0 == "same-origin" } && origins.allSatisfy { own.contains($0.lowercased()) }
    }
}
