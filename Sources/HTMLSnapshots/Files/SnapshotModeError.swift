public import Foundation

/// A word that is no record mode.
public enum SnapshotModeError: LocalizedError, Equatable {
    case unknown(String)

    public var errorDescription: String? {
        switch self {
        case .unknown(let word):
            "\"\(word)\" is no record mode. Use \(SnapshotMode.allCases.map(\.rawValue).joined(separator: ", "))"
                + " with --record or in SNAPSHOT_TESTING_RECORD."
        }
    }
}
