public import Foundation

/// A recorded HTML text: one file for each preview and locale.
public struct HTMLSnapshot: Hashable, Sendable {
    /// The folder of all snapshots.
    public let folder: URL
    /// The file below the folder, `{ViewModel}/{preview}.{locale}.html`.
    public let path: String

    /// The snapshot of a preview in a locale.
    ///
    /// - Parameters:
    ///   - folder: The folder of all snapshots.
    ///   - viewModel: The ViewModel's name.
    ///   - preview: The preview's slug.
    ///   - locale: The locale's tag.
    public init(folder: URL, viewModel: String, preview: String, locale: String) {
        self.folder = folder
        path = "\(SnapshotPath.component(viewModel))/\(SnapshotPath.component("\(preview).\(locale)")).html"
    }

    /// The snapshot of any HTML.
    ///
    /// - Parameters:
    ///   - folder: The folder of all snapshots.
    ///   - path: Its place there without `.html`, parts separated by `/`. What file names cannot have becomes a hyphen, and
    ///     so does the dot of a `.new` at the end, which would be a mismatch of another snapshot.
    public init(folder: URL, path: String) {
        self.folder = folder
        let parts = SnapshotPath.unambiguous(path).split(separator: "/")
        self.path = parts.map { SnapshotPath.component(String($0)) }.joined(separator: "/") + SnapshotPath.ending
    }

    /// The file.
    public var file: URL { folder.appending(path: path, directoryHint: .notDirectory) }

    /// The file that a mismatch leaves beside it, `{preview}.{locale}.new.html`.
    public var pending: URL { folder.appending(path: SnapshotPath.pending(for: path), directoryHint: .notDirectory) }
}
