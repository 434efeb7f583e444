import Foundation

/// A file found below a folder.
struct FolderFile: Hashable, Sendable {
    /// The path below the folder.
    let path: String
    let url: URL
    /// When its content last changed, in nanoseconds since 2001.
    let modified: Int64
    /// In bytes.
    let size: Int

    private static let keys: Set<URLResourceKey> = [
        .isRegularFileKey, .contentModificationDateKey, .fileSizeKey,
    ]

    /// The regular files below a folder in order of their paths; hidden files and symbolic links are left out.
    static func files(below folder: URL) -> [FolderFile] {
        let root = folder.standardizedFileURL.path(percentEncoded: false)
        let enumerator = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
        let urls = (enumerator?.compactMap { $0 as? URL } ?? [])
        return urls.compactMap { FolderFile(url: $0, root: root) }.sorted { $0.path < $1.path }
    }

    private init?(url: URL, root: String) {
        guard let values = try? url.resourceValues(forKeys: Self.keys), values.isRegularFile == true else { return nil }
        let path = url.standardizedFileURL.path(percentEncoded: false)
        guard path.hasPrefix(root) else { return nil }
        self.url = url
        self.path = path.dropFirst(root.count).drop { $0 == "/" }.description
        let seconds = values.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0
        modified = Int64(seconds * 1e9)
        size = values.fileSize ?? 0
    }
}
