import Foundation

/// Where a relative link of a page leads: below the docs folder, whether or not something is there.
public struct DocsTarget: Hashable, Sendable {
    /// What the destination's extension says.
    public enum Kind: Hashable, Sendable {
        /// Another page: its path has no `.md`.
        case page
        /// An image or any other file: its path has its extension.
        case file
    }

    /// Whether it is a page or another file.
    public let kind: Kind
    /// Path below the docs folder. Not percent-encoded.
    public let path: String
    /// Anchor of a heading, not percent-encoded; nil when the link has none.
    public let anchor: String?

    /// The path as it stands in an address, between `/docs/` and the query.
    public var encodedPath: String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }

    /// The anchor as it ends an address, with its `#`; empty when the link has none.
    public var encodedFragment: String {
        guard let anchor else { return "" }
        return "#" + (anchor.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? anchor)
    }
}
