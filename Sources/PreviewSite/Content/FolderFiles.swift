import Foundation

/// What is below a folder at one moment. One that is not there is empty.
struct FolderFiles: Hashable, Sendable {
    /// The regular files in order of their paths; hidden files and symbolic links are left out.
    private(set) var files: [FolderFile] = []
    /// What could not be read; everything else is there all the same.
    private(set) var unreadable: [UnreadablePath] = []

    /// Looks at everything below a folder.
    init(below folder: URL) {
        let path = folder.standardizedFileURL.path(percentEncoded: false)
        let root = path.hasSuffix("/") ? String(path.dropLast()) : path
        var folders = [""]
        while let path = folders.popLast() {
            folders += visit(path, of: root)
        }
        files.sort { $0.path < $1.path }
    }

    /// Takes in what one folder holds, and gives the folders in it.
    private mutating func visit(_ folder: String, of root: String) -> [String] {
        var folders: [String] = []
        for entry in entries(of: folder.isEmpty ? root : root + "/" + folder) where !entry.name.hasPrefix(".") {
            let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
            let whole = root + "/" + path
            switch entry.kind {
            case .folder: folders.append(path)
            case .file(let state): files.append(FolderFile(path: path, file: whole, state: state))
            case .unreadable(let code): unreadable.append(UnreadablePath(path: whole, code: code))
            case .other: break
            }
        }
        return folders
    }

    private mutating func entries(of folder: String) -> [FolderEntry] {
        do {
            return try FolderEntry.entries(of: folder)
        } catch {
            unreadable.append(error)
            return []
        }
    }
}
