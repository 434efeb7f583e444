public import Foundation

/// Why a snapshot file could not be used.
public enum HTMLSnapshotError: LocalizedError, Equatable {
    /// The file is not text in UTF-8.
    case notUTF8(URL)
    /// The file ends before its last element does.
    case cutOff(URL)
    /// There is a folder in the file's place.
    case isFolder(URL)
    /// The file, or a folder that it is in, is a symbolic link.
    case symbolicLink(URL)
    /// The file has more bytes than the limit.
    case tooLarge(URL, bytes: Int, limit: Int)
    /// The file could not be read.
    case unreadable(URL, reason: String)
    /// The file could not be written.
    case unwritable(URL, reason: String)
    /// The file could not be removed.
    case unremovable(URL, reason: String)
    /// The file was left as it is, because nothing may be written.
    case readOnly(URL)
    /// The snapshots' folder could not be listed.
    case unlistable(URL, reason: String)

    /// The whole path of the file or folder, what happened to it, and what to do.
    public var errorDescription: String? {
        switch self {
        case .notUTF8(let file) where file.path.hasSuffix(SnapshotPath.pendingEnding):
            "\(file.path) is not UTF-8. Remove it, and compare again."
        case .notUTF8(let file):
            "\(file.path) is not UTF-8. Restore it from version control, or remove it and record it again."
        case .cutOff(let file):
            "\(file.path) is cut off. Restore it from version control, or remove it and record it again."
        case .isFolder(let file):
            "\(file.path) is a folder, where a file should be. Remove it and record the snapshot again."
        case .symbolicLink(let file):
            "\(file.path) is a symbolic link, and snapshots are read and written in their own folder only. "
                + "Replace the link with what it leads to."
        case .tooLarge(let file, let bytes, let limit):
            "\(file.path) has \(bytes.formatted()) bytes, more than the limit of \(limit.formatted()). "
                + "Remove it, and record a smaller preview."
        case .unreadable(let file, let reason): "\(file.path) cannot be read: \(reason) Check its permissions."
        case .unwritable(let file, let reason):
            "\(file.path) cannot be written: \(reason) Check the permissions of its folder."
        case .unremovable(let file, let reason):
            "\(file.path) cannot be removed: \(reason) Check the permissions of its folder."
        case .readOnly(let file):
            "\(file.path) stays as it is: with CI set, or the record mode never, nothing is written."
        case .unlistable(let folder, let reason): "\(folder.path) cannot be listed: \(reason) Check its permissions."
        }
    }
}
