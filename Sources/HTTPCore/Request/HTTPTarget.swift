/// The decoded target of a request line.
///
/// Only origin form is taken (RFC 9112 §3.2.1). Absolute form, which clients send to proxies, has a host of its own that would
/// count instead of the `Host` header which ``HostCheck`` looks at; asterisk form belongs to OPTIONS, which is not answered.
struct HTTPTarget {
    /// Bytes; RFC 9112 §3 recommends to take at least 8,000.
    static let limit = 8_192

    let path: String
    let segments: [String]
    let query: HTTPQuery

    init(_ target: String) throws(HTTPTargetError) {
        let target = Substring(target).utf8
        guard target.count <= Self.limit else { throw .tooLong(limit: Self.limit) }
        guard target.first == UInt8(ascii: "/") else { throw .notAbsolute }
        let end = target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
        segments = try Self.segments(of: target[..<end])
        path = Self.path(of: segments, asFolder: target[..<end].last == UInt8(ascii: "/"))
        query = try HTTPQuery(encoded: target[end...].dropFirst())
    }

    private static func segments(of path: Substring.UTF8View) throws(HTTPTargetError) -> [String] {
        var segments: [String] = []
        for part in path.split(separator: UInt8(ascii: "/")) {
            segments.append(try segment(part))
        }
        return segments
    }

    /// Decodes before it checks, so that `%2e%2e` and `%2F` are seen for what they are.
    private static func segment(_ encoded: Substring.UTF8View) throws(HTTPTargetError) -> String {
        let segment = try PercentEncoding.decode(encoded)
        guard segment != ".", segment != "..", !segment.utf8.contains(where: isSeparator) else {
            throw .forbiddenSegment(String(Substring(encoded)))
        }
        guard !segment.utf8.contains(where: isControl) else { throw .controlCharacter }
        return segment
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
    }

    private static func isControl(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F
    }

    private static func path(of segments: [String], asFolder: Bool) -> String {
        let path = "/" + segments.joined(separator: "/")
        return asFolder && !segments.isEmpty ? path + "/" : path
    }
}
