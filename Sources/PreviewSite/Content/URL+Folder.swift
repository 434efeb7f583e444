import Foundation

extension URL {
    /// Whether a folder is there now.
    var isFolder: Bool {
        (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    }
}
