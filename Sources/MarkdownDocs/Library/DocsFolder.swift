import Foundation

/// The files of a docs folder at one moment.
///
/// Hidden files are left out, and so are symbolic links: nothing outside the folder can be reached through it.
struct DocsFolder {
    /// The regular files by their path below the folder.
    private(set) var files: [String: URL] = [:]
    /// What could not be read.
    private(set) var errors: [DocsError] = []

    init(_ folder: URL) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            errors = [.folderMissing(folder)]
            return
        }
        var unvisited = [""]
        while let path = unvisited.popLast() {
            unvisited += visit(path, of: folder)
        }
    }

    /// Takes in the files of one folder and gives the folders in it. What vanishes meanwhile is not there.
    private mutating func visit(_ path: String, of folder: URL) -> [String] {
        let url = folder.appending(path: path)
        var folders: [String] = []
        do {
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path) where !name.hasPrefix(".") {
                let item = path.isEmpty ? name : "\(path)/\(name)"
                switch Self.type(of: folder.appending(path: item)) {
                case .typeDirectory: folders.append(item)
                case .typeRegular: files[item] = folder.appending(path: item)
                default: break
                }
            }
        } catch {
            errors.append(.unreadable(url, reason: error.localizedDescription))
        }
        return folders
    }

    /// The type of the item itself, not of what a symbolic link leads to; nil when it is gone.
    private static func type(of item: URL) -> FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: item.path)
        return attributes?[.type] as? FileAttributeType
    }
}
