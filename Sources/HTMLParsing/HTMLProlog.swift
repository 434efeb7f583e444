import Foundation
import HTMLTokens

/// The beginning of HTML, which distinguishes a document from a fragment.
struct HTMLProlog {
    /// The number of comments before the first tag or doctype.
    private(set) var comments = 0
    /// Whether that tag belongs to a document.
    let isDocument: Bool

    init(_ html: String) {
        var rest = html.utf8[...]
        while true {
            rest = rest.drop(while: \.isHTMLSpace)
            guard let end = Self.endOfComment(rest) else { break }
            comments += 1
            rest = rest[end...]
        }
        isDocument = Self.isDocument(rest)
    }

    private static func endOfComment(_ html: Substring.UTF8View) -> String.Index? {
        if html.starts(with: "<!--".utf8) {
            return Substring(html).firstRange(of: "-->")?.upperBound
        }
        guard html.starts(with: "<?".utf8), let end = html.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        return html.index(after: end)
    }

    private static func isDocument(_ html: Substring.UTF8View) -> Bool {
        let start = String(decoding: html.prefix(10), as: UTF8.self).lowercased()
        if start.hasPrefix("<!doctype") { return true }
        return ["<html", "<head", "<body", "<frameset"].contains { tag in
            guard start.hasPrefix(tag), let next = start.dropFirst(tag.count).first else { return false }
            return !next.isLetter && next != "-"
        }
    }
}

/// The reason why HTML cannot be parsed. Any text is valid HTML, but its size is limited.
package enum HTMLParsingError: LocalizedError, Equatable {
    /// Elements are nested deeper than the limit, at which browsers stop nesting as well.
    case tooDeep(limit: Int)
    /// The HTML has more bytes than the limit.
    case tooLarge(bytes: Int, limit: Int)
    /// A tag has more attributes than the limit.
    case tooManyAttributes(tag: String, limit: Int)

    /// What is wrong, and where to look.
    package var errorDescription: String? {
        switch self {
        case .tooDeep(let limit):
            "The HTML nests elements more than \(limit) levels deep. "
                + "Look for a template that includes itself or a tag that is not closed."
        case .tooLarge(let bytes, let limit):
            "The HTML has \(bytes.formatted()) bytes, more than the limit of \(limit.formatted()). "
                + "Show fewer items, or link images instead of including their data."
        case .tooManyAttributes(let tag, let limit):
            "The tag <\(tag)> has more than \(limit) attributes. Look for a value without quotes around it."
        }
    }
}
