import Foundation

/// Why HTML could not be parsed: every text is HTML, but not of every size.
package enum HTMLParsingError: LocalizedError, Equatable {
    /// Elements are nested deeper than the limit, at which browsers stop nesting too.
    case tooDeep(limit: Int)
    /// The HTML has more bytes than the limit.
    case tooLarge(bytes: Int, limit: Int)
    /// A tag has more attributes than the limit.
    case tooManyAttributes(tag: String, limit: Int)

    /// What is wrong, and where to look for it.
    package var errorDescription: String? {
        switch self {
        case .tooDeep(let limit):
            "The HTML nests elements more than \(limit) deep. "
                + "Look for a template that includes itself or a tag that is never closed."
        case .tooLarge(let bytes, let limit):
            "The HTML has \(bytes.formatted()) bytes, more than the limit of \(limit.formatted()). "
                + "Show fewer items, or link images instead of including their data."
        case .tooManyAttributes(let tag, let limit):
            "The tag <\(tag)> has more than \(limit) attributes. Look for a value without quotes around it."
        }
    }
}
