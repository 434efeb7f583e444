import Foundation

/// The kind of a link's destination, according to its form.
enum LinkDestination: Hashable {
    /// A destination with a scheme or a host, which is outside of the docs and does not change.
    case absolute
    /// A destination with a scheme that can run code or read the reader's files. cmark renders it empty.
    case unsafe
    /// An empty destination.
    case empty
    /// Only an anchor of the same page.
    case anchor(String)
    /// A path relative to the folder of the page, percent-decoded and without a query, which files of the docs ignore.
    case relative(path: String, anchor: String?)
    /// A path that begins with a slash. Code hosts begin at the root of the repository, and the site at its own.
    case rooted(path: String, anchor: String?)

    init(_ destination: String) {
        if destination.isEmpty {
            self = .empty
        } else if let scheme = Self.scheme(of: destination) {
            self = Self.isUnsafe(scheme, destination) ? .unsafe : .absolute
        } else if destination.hasPrefix("//") {
            self = .absolute
        } else {
            self.init(relative: destination)
        }
    }

    private init(relative destination: String) {
        let anchor = destination.firstIndex(of: "#").map { Self.decoded(destination[$0...].dropFirst()) }
        let path = Self.decoded(destination.prefix { $0 != "#" && $0 != "?" })
        switch (path, anchor) {
        case ("", let anchor?): self = .anchor(anchor)
        case (let path, let anchor) where path.hasPrefix("/"): self = .rooted(path: path, anchor: anchor)
        case (let path, let anchor): self = .relative(path: path, anchor: anchor)
        }
    }

    /// Returns the scheme in lower case (RFC 3986): a letter, then letters, digits, `+`, `-` and `.` up to the colon.
    private static func scheme(of destination: String) -> String? {
        guard let colon = destination.firstIndex(of: ":") else { return nil }
        let scheme = destination[..<colon]
        let isScheme =
            scheme.first?.isLetter == true
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        return isScheme ? scheme.lowercased() : nil
    }

    /// Follows the rule of cmark's safe mode, which allows images in data URLs.
    private static func isUnsafe(_ scheme: String, _ destination: String) -> Bool {
        switch scheme {
        case "javascript", "vbscript", "file": true
        case "data":
            !["png", "gif", "jpeg", "webp"].contains { destination.lowercased().hasPrefix("data:image/\($0)") }
        default: false
        }
    }

    /// Percent-decodes a text. A malformed percent sign does not change.
    private static func decoded(_ text: Substring) -> String {
        text.removingPercentEncoding ?? String(text)
    }
}

/// The target of a page's relative link in the docs folder, which may not exist.
package struct DocsTarget: Hashable, Sendable {
    /// The kind of the target, according to its extension.
    package enum Kind: Hashable, Sendable {
        /// Another page. Its path has no extension.
        case page
        /// An image or any other file. Its path has an extension.
        case file
    }

    /// Whether it is a page or another file.
    package let kind: Kind
    /// The path in the docs folder. Not percent-encoded.
    package let path: String
    /// The anchor of a heading, not percent-encoded. Nil if the link has none.
    package let anchor: String?

    /// The anchor as it ends an address, with its `#`. Empty if the link has none.
    package var encodedFragment: String { Self.fragment(anchor) ?? "" }

    /// Returns an anchor as it ends an address, with its `#`.
    static func fragment(_ anchor: String?) -> String? {
        anchor.map { "#" + ($0.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? $0) }
    }
}
