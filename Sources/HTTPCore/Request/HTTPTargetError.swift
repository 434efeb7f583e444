import Foundation

/// Why the target of a request was refused.
package enum HTTPTargetError: Error, Equatable {
    /// It has more bytes than the limit.
    case tooLong(limit: Int)
    /// It does not start with `/`.
    case notAbsolute
    /// A `%` is not followed by two hexadecimal digits. Holds what follows it.
    case malformedPercentEncoding(String)
    /// Its decoded bytes are not UTF-8.
    case notUTF8
    /// It has an ASCII control character such as NUL; a query may have tabs and line breaks.
    case controlCharacter
    /// Its path has a part, given here undecoded, that could lead out of a folder.
    case forbiddenSegment(String)
    /// Its query has more items than the limit.
    case tooManyQueryItems(limit: Int)

    /// The status to answer with: 414 when it is too long, else 400.
    package var status: HTTPStatus {
        if case .tooLong = self { .uriTooLong } else { .badRequest }
    }
}

extension HTTPTargetError: LocalizedError {
    /// What is wrong with the address, in words for those who typed it.
    package var errorDescription: String? {
        switch self {
        case .tooLong(let limit):
            "The address is longer than \(limit) bytes. Shorten it."
        case .notAbsolute:
            "The address does not start with “/”."
        case .malformedPercentEncoding(let text):
            "The address has “\(text)”, which is not “%” with two hexadecimal digits. Write “%25” for a percent sign."
        case .notUTF8:
            "The address is not UTF-8 once its percent-encoding is undone."
        case .controlCharacter:
            "The address has a control character, such as “%00”. Leave it out."
        case .forbiddenSegment(let segment):
            "The address has “\(segment)” as a part of its path. “.”, “..”, encoded slashes and backslashes are not allowed."
        case .tooManyQueryItems(let limit):
            "The address has more than \(limit) query items. Use fewer."
        }
    }
}
