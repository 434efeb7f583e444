import Foundation

extension URL {
    /// The path as people type it in a folder: relative to it if it lies in it.
    func relativePath(to folder: URL) -> String {
        let path = standardizedFileURL.path(percentEncoded: false)
        let root = folder.standardizedFileURL.path(percentEncoded: false)
        let prefix = root.hasSuffix("/") ? root : root + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
