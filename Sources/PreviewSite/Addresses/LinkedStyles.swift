/// What becomes of an address in a page.
enum ChangedLink: Hashable {
    /// The address stays as it is.
    case unchanged
    /// The address to write instead.
    case address(String)
    /// The address leads nowhere.
    case missing
}

/// A stylesheet whose addresses lead elsewhere.
enum LinkedStyles {
    /// Returns a stylesheet with changed addresses from the root of the host, such as `url(/assets/tile.png)`.
    static func changing(_ css: String, link: (String) -> ChangedLink) -> String {
        // Most styles have no address, which the search would take long to find out.
        guard css.utf8.contains(UInt8(ascii: "/")) else { return css }
        return css.replacing(/(?<start>url\(\s*["']?|@import\s+["'])(?<address>\/[^"')\s]*)/.ignoresCase()) { match in
            guard case .address(let address) = link(String(match.output.address)) else { return String(match.output.0) }
            return "\(match.output.start)\(address)"
        }
    }
}
