public import Foundation

/// Why JSON bytes could not be turned into text.
public enum JSONTextError: LocalizedError {
    /// The encoder's output is not UTF-8, as RFC 8259 §8.1 asks.
    case notUTF8

    /// What happened and what to do.
    public var errorDescription: String? {
        "The encoder wrote JSON that is not UTF-8. Use toJSONData(encoder:) for other encodings."
    }
}
