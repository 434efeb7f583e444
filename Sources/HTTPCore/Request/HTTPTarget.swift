import Foundation

/// The decoded target of a request line.
///
/// It is in origin form or absolute form, as servers must accept (RFC 9112 §3.2.1 and §3.2.2). Asterisk form belongs to
/// OPTIONS, which is not supported.
struct HTTPTarget {
    /// The maximum length in bytes. RFC 9112 §3 recommends at least 8,000. The values of previews are part of addresses,
    /// and a character of some scripts has nine bytes there.
    static let limit = 24_576

    /// The host of absolute form, which replaces that of the `Host` header. Nil in origin form.
    let authority: String?
    let path: String
    let segments: [String]
    let query: HTTPQuery

    init(_ target: String) throws(HTTPTargetError) {
        var target = Substring(target).utf8
        guard target.count <= Self.limit else { throw .tooLong(limit: Self.limit) }
        authority = Self.popAuthority(&target)
        guard target.first == UInt8(ascii: "/") || authority != nil else { throw .notAbsolute }
        let end = target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
        segments = try Self.segments(of: target[..<end])
        path = Self.path(of: segments, asFolder: target[..<end].last == UInt8(ascii: "/"))
        query = try HTTPQuery(encoded: target[end...].dropFirst())
    }

    /// Removes the scheme and the authority. The remaining path may be empty, which is the root.
    private static func popAuthority(_ target: inout Substring.UTF8View) -> String? {
        if target.first == UInt8(ascii: "/") { return nil }
        for scheme in ["http://", "https://"] {
            guard Substring(target.prefix(scheme.utf8.count)).lowercased() == scheme else { continue }
            let rest = target.dropFirst(scheme.utf8.count)
            target = rest.drop { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
            return String(Substring(rest[..<target.startIndex]))
        }
        return nil
    }

    private static func segments(of path: Substring.UTF8View) throws(HTTPTargetError) -> [String] {
        var segments: [String] = []
        for part in path.split(separator: UInt8(ascii: "/")) {
            segments.append(try segment(part))
        }
        return segments
    }

    /// Decodes before it checks, so that `%2e%2e` and `%2F` are recognized.
    private static func segment(_ encoded: Substring.UTF8View) throws(HTTPTargetError) -> String {
        let segment = try PercentEncoding.decode(encoded)
        guard segment != ".", segment != "..", !segment.utf8.contains(where: isSeparator) else {
            throw .forbiddenSegment(String(Substring(encoded)))
        }
        guard !segment.utf8.contains(where: \.isASCIIControl) else { throw .controlCharacter }
        return segment
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
    }

    private static func path(of segments: [String], asFolder: Bool) -> String {
        let path = "/" + segments.joined(separator: "/")
        return asFolder && !segments.isEmpty ? path + "/" : path
    }
}

/// The reason why the target of a request was rejected.
package enum HTTPTargetError: Error, Equatable {
    /// It has more bytes than the limit.
    case tooLong(limit: Int)
    /// It does not start with `/`.
    case notAbsolute
    /// A `%` is not followed by two hexadecimal digits. Contains the text at that place.
    case malformedPercentEncoding(String)
    /// Its decoded bytes are not UTF-8.
    case notUTF8
    /// It contains an ASCII control character such as NUL. A query may contain tabs and line breaks.
    case controlCharacter
    /// Its path contains a part, as it was sent, that could lead out of a folder.
    case forbiddenSegment(String)
    /// Its query has more items than the limit.
    case tooManyQueryItems(limit: Int)

    /// The status of the response: 414 if it is too long, otherwise 400.
    package var status: HTTPStatus {
        if case .tooLong = self { .uriTooLong } else { .badRequest }
    }
}

extension HTTPTargetError: LocalizedError {
    /// The problem with the address, for people who typed it.
    package var errorDescription: String? {
        switch self {
        case .tooLong(let limit):
            "The address is longer than \(limit) bytes. Shorten it."
        case .notAbsolute:
            "The address does not start with “/”."
        case .malformedPercentEncoding(let text):
            "The address has “\(text)”, which is not “%” with two hexadecimal digits. Write “%25” for a percent sign."
        case .notUTF8:
            "The address is not UTF-8 after it is percent-decoded."
        case .controlCharacter:
            "The address contains a control character, such as “%00”. Remove it."
        case .forbiddenSegment(let segment):
            "The path contains the part “\(segment)”. “.”, “..”, encoded slashes and backslashes are not allowed."
        case .tooManyQueryItems(let limit):
            "The address has more than \(limit) query items. Use fewer."
        }
    }
}
