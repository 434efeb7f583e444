import Diagnostics
import Foundation
import PreviewCatalog

/// The Swift files and templates of a package. They are read each time.
struct PackageSources: Sendable {
    /// The maximum size of a shown file in bytes.
    private static let limit = 1 << 20

    private let root: URL?

    /// - Parameter root: The folder of the package. Nil without a package.
    init(_ root: URL?) { self.root = root }

    /// Returns the text of the Swift file that declares a preview. Nil if it is not in the package or cannot be read.
    func text(of preview: Preview) -> String? {
        guard let root, preview.place.isInSources else { return nil }
        return try? BoundedFile(root.appending(path: preview.place.file), limit: Self.limit).text()
    }

    /// Returns the text of a file of the package. Nil if it is elsewhere or cannot be read.
    func text(at place: SourcePlace) -> String? {
        path(of: place).flatMap { try? BoundedFile(URL(filePath: $0), limit: Self.limit).text() }
    }

    /// Returns the absolute path of a file of the package. Nil for a file elsewhere, or if there is none.
    func path(of place: SourcePlace) -> String? {
        guard let root, !place.file.hasPrefix("/"), !place.file.contains("..") else { return nil }
        let path = root.appending(path: place.file).path(percentEncoded: false)
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }
}
