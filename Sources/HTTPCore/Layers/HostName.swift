/// A host name or address in lower case, without port, brackets or the dot of the root.
struct HostName {
    let text: String

    /// Reads a `Host` header, or gives nil when it is malformed: `localhost:8080`, `127.0.0.1`, `[::1]:8080`.
    init?(hostHeader: String) {
        guard let (host, port) = Self.split(hostHeader), Self.isPort(port) else { return nil }
        self.init(toldName: String(host))
        guard !text.isEmpty, text.utf8.allSatisfy(Self.isHostByte) else { return nil }
    }

    init(toldName: String) {
        var name = toldName.lowercased()[...]
        if name.hasPrefix("["), name.hasSuffix("]") { name = name.dropFirst().dropLast() }
        text = String(name.hasSuffix(".") ? name.dropLast() : name)
    }

    /// Whether it is `localhost`, a name below it (RFC 6761 §6.3), of 127.0.0.0/8, or `::1`.
    ///
    /// Only the plain spellings count: a browser writes no other into `Host`.
    var isLoopback: Bool {
        text == "localhost" || text.hasSuffix(".localhost") || text == "::1" || isLoopbackIPv4
    }

    private var isLoopbackIPv4: Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0)?.description == String($0) }
    }

    /// The host, brackets included, and the port, which is empty when there is none.
    private static func split(_ header: String) -> (host: Substring, port: Substring)? {
        let hostEnd: String.Index
        if header.hasPrefix("[") {
            guard let bracket = header.firstIndex(of: "]") else { return nil }
            hostEnd = header.index(after: bracket)
        } else {
            hostEnd = header.firstIndex(of: ":") ?? header.endIndex
        }
        let rest = header[hostEnd...]
        return rest.isEmpty || rest.first == ":" ? (header[..<hostEnd], rest.dropFirst()) : nil
    }

    private static func isPort(_ port: Substring) -> Bool {
        port.isEmpty || port.utf8.allSatisfy(\.isASCIIDigit) && UInt16(port) != nil
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || "-._:".utf8.contains(byte)
    }
}
