import Foundation
import HTMLRendering

/// Tells whether files were added, removed, edited or given other permissions, and what the settings say.
struct ContentFingerprint: Hashable, Sendable {
    private let folders: [FolderFiles]

    private let settings: Data?

    /// The state of the folders now. Contents are not read but for the settings, a hidden file.
    init(of folders: [URL], settings: URL? = nil) {
        self.settings = settings.flatMap { try? PackageSettings.bytes(of: $0) }
        self.folders = folders.map(FolderFiles.init)
    }
}
