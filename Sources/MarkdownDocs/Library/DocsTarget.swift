import Foundation

/// Where a relative link of a page leads: below the docs folder, whether or not something is there.
package struct DocsTarget: Hashable, Sendable {
    /// What the destination's extension says.
    package enum Kind: Hashable, Sendable {
        /// Another page: its path has no `.md`.
        case page
        /// An image or any other file: its path has its extension.
        case file
    }

    /// Whether it is a page or another file.
    package let kind: Kind
    /// Path below the docs folder. Not percent-encoded.
    package let path: String
    /// Anchor of a heading, not percent-encoded; nil when the link has none.
    package let anchor: String?

    /// The path as it stands in an address, between `/docs/` and the query.
    package var encodedPath: String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }

    /// The anchor as it ends an address, with its `#`; empty when the link has none.
    package var encodedFragment: String {
        guard let anchor else { return "" }
        return "#" + (anchor.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? anchor)
    }
}
