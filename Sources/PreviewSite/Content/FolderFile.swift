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

    /// The regular files below a folder in order of their paths; hidden files and symbolic links are left out.
    static func files(below folder: URL) -> [FolderFile] {
        let path = folder.standardizedFileURL.path(percentEncoded: false)
        let root = path.hasSuffix("/") ? String(path.dropLast()) : path
        var files: [FolderFile] = []
        var folders = [""]
        while let path = folders.popLast() {
            for entry in FolderEntry.entries(of: root + "/" + path) where !entry.name.hasPrefix(".") {
                let path = path.isEmpty ? entry.name : path + "/" + entry.name
                switch entry.kind {
                case .folder: folders.append(path)
                case .file(let modified, let size):
                    files.append(FolderFile(path: path, file: root + "/" + path, modified: modified, size: size))
                case .other: break
                }
            }
        }
        return files.sorted { $0.path < $1.path }
    }
}
