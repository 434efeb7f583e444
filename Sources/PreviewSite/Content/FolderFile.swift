/// A file found below a folder.
struct FolderFile: Hashable, Sendable {
    /// The path below the folder.
    let path: String
    /// The whole path.
    let file: String
    let state: FileState
}
