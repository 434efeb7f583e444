public import Foundation

/// The reason why a value cannot be read from JSON or written as JSON.
public enum JSONError: LocalizedError {
    /// The data is not the JSON of the value.
    case decodingError(error: DecodingError, data: Data)
    /// The value cannot be written as JSON.
    case encodingError(error: EncodingError)
    /// The encoder's output is not UTF-8, which RFC 8259 §8.1 requires.
    case utf8EncodingError
    /// A text is not a date.
    case unknownDateFormat(_ dateString: String)
    /// The text or the data is empty.
    case noData

    /// A description of the error, and what to do.
    public var errorDescription: String? {
        switch self {
        case .decodingError(let error, _): error.localizedDescription
        case .encodingError(let error): error.localizedDescription
        case .utf8EncodingError:
            "The encoder wrote JSON that is not UTF-8. Use toJSONData(encoder:) for other encodings."
        case .unknownDateFormat(let text): "'\(text)' is not a date. Write it like 2026-03-01T09:30:00.000Z."
        case .noData: "There is no JSON, because the text or the data is empty."
        }
    }
}
