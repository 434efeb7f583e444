/// The folder to which the paths in a report are relative.
struct RootFolder {
    private let prefix: String

    init(_ path: String) {
        prefix = path.hasSuffix("/") ? path : path + "/"
    }

    /// Returns the path from this folder to a file. The absolute path for a file elsewhere.
    func relativePath(of file: String) -> String {
        file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
    }
}
