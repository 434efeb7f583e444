public import Foundation

/// Why a snapshot file could not be used.
public enum HTMLSnapshotError: LocalizedError, Equatable {
    /// The file is not text in UTF-8.
    case notUTF8(URL)
    /// The file could not be read.
    case unreadable(URL, reason: String)
    /// The file could not be written.
    case unwritable(URL, reason: String)

    public var errorDescription: String? {
        switch self {
        case .notUTF8(let file): "\(file.path) is not UTF-8. Remove it and record it again."
        case .unreadable(let file, let reason): "\(file.path) cannot be read: \(reason) Remove it and record it again."
        case .unwritable(let file, let reason): "\(file.path) cannot be written: \(reason) Check its folder."
        }
    }
}
