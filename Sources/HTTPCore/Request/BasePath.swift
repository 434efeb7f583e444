/// The path below which all pages of a site are, such as `/previews` behind a proxy with several sites.
package struct BasePath: Hashable, Sendable {
    /// The maximum length in bytes.
    package static let limit = 200
    /// The path of a site with a host of its own.
    package static let root = BasePath(segments: [])

    let segments: [String]

    /// Parses a path, such as `/previews`, `/team/previews/`, or `/` for the root. Nil if it is too long, does not begin
    /// with a slash, or has other characters than ASCII letters, digits, `-` and `_`.
    package init?(_ text: String) {
        guard text.hasPrefix("/"), text.utf8.count <= Self.limit, !text.contains("//") else { return nil }
        segments = text.split(separator: "/").map(String.init)
        guard segments.allSatisfy({ $0.utf8.allSatisfy(Self.isAllowed) }) else { return nil }
    }

    private init(segments: [String]) {
        self.segments = segments
    }

    /// Whether the site has all paths of its host.
    package var isRoot: Bool { segments.isEmpty }

    /// The path without a slash at its end. Empty for the root.
    package var path: String { segments.map { "/\($0)" }.joined() }

    /// Returns an address below the path, if it begins at the root of the host. Other addresses stay as they are.
    package func address(_ address: String) -> String {
        address.hasPrefix("/") && !address.hasPrefix("//") ? path + address : address
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
}
