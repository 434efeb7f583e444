/// A host name or address in lower case, without port, brackets or the dot of the root.
struct HostName {
    let text: String

    /// Reads a `Host` header, or gives nil when it is malformed: `localhost:8080`, `127.0.0.1`, `[::1]:8080`.
    init?(hostHeader: String) {
        guard let hostEnd = Self.hostEnd(hostHeader.utf8), Self.isPort(hostHeader.utf8[hostEnd...]) else { return nil }
        self.init(toldName: String(hostHeader[..<hostEnd]))
        guard !text.isEmpty, text.utf8.allSatisfy(Self.isHostByte) else { return nil }
    }

    init(toldName: String) {
        var name = Substring(toldName.lowercased()).utf8
        if name.first == UInt8(ascii: "["), name.last == UInt8(ascii: "]") { name = name.dropFirst().dropLast() }
        if name.last == UInt8(ascii: ".") { name = name.dropLast() }
        text = String(Substring(name))
    }

    /// Whether it is `localhost`, a name below it (RFC 6761 §6.3), of 127.0.0.0/8, or `::1`.
    ///
    /// Only the plain spellings count: a browser writes no other into `Host`.
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

    /// Whether it is empty or a colon with a port, which may be empty too (RFC 3986 §3.2.3).
    private static func isPort(_ rest: Substring.UTF8View) -> Bool {
        guard let colon = rest.first else { return true }
        let digits = rest.dropFirst()
        return colon == UInt8(ascii: ":")
            && (digits.isEmpty || digits.allSatisfy(\.isASCIIDigit) && UInt16(Substring(digits)) != nil)
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || "-._:".utf8.contains(byte)
    }
}
