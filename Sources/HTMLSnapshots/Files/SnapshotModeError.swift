public import Foundation

/// A word that is no record mode.
public enum SnapshotModeError: LocalizedError, Equatable {
    /// The word.
    case unknown(String)

    /// The word, and the modes there are.
    public var errorDescription: String? {
        switch self {
        case .unknown(let word):
            "\"\(word)\" is no record mode. Use \(SnapshotMode.allCases.map(\.rawValue).joined(separator: ", "))"
                + " with --record-mode or in SNAPSHOT_TESTING_RECORD."
        }
    }
}
