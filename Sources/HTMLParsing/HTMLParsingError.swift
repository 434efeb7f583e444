import Foundation

/// Why HTML could not be parsed: every text is HTML, but not of every depth.
package enum HTMLParsingError: LocalizedError, Equatable {
    /// Elements are nested deeper than the limit, at which browsers stop nesting too.
    case tooDeep(limit: Int)

    /// What is wrong, and where to look for it.
    package var errorDescription: String? {
        switch self {
        case .tooDeep(let limit):
            "The HTML nests elements more than \(limit) deep. "
                + "Look for a template that includes itself or a tag that is never closed."
        }
    }
}
