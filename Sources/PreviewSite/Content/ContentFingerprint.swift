import Foundation

/// Tells whether files were added, removed or edited: their paths, times of change and sizes.
struct ContentFingerprint: Hashable, Sendable {
    private let files: [[FolderFile]]

    /// The state of the folders now. Contents are not read.
    init(of folders: [URL]) {
        files = folders.map(FolderFile.files)
    }
}
