import Foundation

/// A file found below a folder.
struct FolderFile: Hashable, Sendable {
    /// The path below the folder.
    let path: String
    /// The whole path.
    let file: String
    /// When its content last changed, in nanoseconds since 1970.
    let modified: Int64
    /// In bytes.
    let size: Int64

    var url: URL { URL(filePath: file, directoryHint: .notDirectory) }
}
