public import Foundation

/// A text that names no part.
public enum SnapshotShardError: LocalizedError, Equatable {
    /// The text.
    case malformed(String)

    /// The text, and how to name a part.
    public var errorDescription: String? {
        switch self {
        case .malformed(let text):
            "\"\(text)\" is no shard. Write its number and how many there are, as 2/8: the second of eight."
        }
    }
}
