import Foundation

/// What a link's destination is, by its form alone.
enum LinkDestination: Hashable {
    /// With a scheme, a host or a rooted path: it leaves the docs and stays as it is.
    case absolute
    /// With a scheme that can run code or read the reader's files: cmark renders it empty.
    case unsafe
    /// Nothing at all.
    case empty
    /// Only an anchor, of the page that it is on.
    case anchor(String)
    /// Relative to the folder of the page that it is on, percent-decoded.
    case relative(path: String, anchor: String?)

    init(_ destination: String) {
        if destination.isEmpty {
            self = .empty
        } else if let scheme = Self.scheme(of: destination) {
            self = Self.isUnsafe(scheme, destination) ? .unsafe : .absolute
        } else if destination.hasPrefix("/") {
            self = .absolute
        } else {
            self.init(relative: destination)
        }
    }

    private init(relative destination: String) {
        let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(Self.decoded)
        let anchor = parts.count > 1 ? parts[1] : nil
        switch (parts[0], anchor) {
        case ("", let anchor?): self = .anchor(anchor)
        case (let path, let anchor): self = .relative(path: path, anchor: anchor)
        }
    }

    /// The scheme in lower case, after RFC 3986: a letter, then letters, digits, `+`, `-` and `.` up to the colon.
    private static func scheme(of destination: String) -> String? {
        guard let colon = destination.firstIndex(of: ":") else { return nil }
        let scheme = destination[..<colon]
        let isScheme =
            scheme.first?.isLetter == true
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        return isScheme ? scheme.lowercased() : nil
    }

    /// The rule of cmark's safe mode, which lets images through that are written into their address.
    private static func isUnsafe(_ scheme: String, _ destination: String) -> Bool {
        switch scheme {
        case "javascript", "vbscript", "file": true
        case "data":
            !["png", "gif", "jpeg", "webp"].contains { destination.lowercased().hasPrefix("data:image/\($0)") }
        default: false
        }
    }

    /// A malformed percent sign stands for itself.
    private static func decoded(_ text: Substring) -> String {
        text.removingPercentEncoding ?? String(text)
    }
}

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
