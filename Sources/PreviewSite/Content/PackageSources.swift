import Diagnostics
import Foundation
import PreviewCatalog

/// The Swift files and templates of a package, and of the other packages whose previews it shows. They are read each
/// time.
struct PackageSources: Sendable {
    /// The maximum size of a shown file in bytes.
    private static let limit = 1 << 20

    private let root: URL?
    /// The paths of the folders of other packages, each with a slash at its end.
    private let others: [String]

    init(in folders: SiteFolders) {
        root = folders.root
        others = folders.main?.others(of: folders.targets).map { $0.path + "/" } ?? []
    }

    /// Returns the text of the Swift file that declares a preview. Nil if it is not in a package or cannot be read.
    func text(of preview: Preview) -> String? { preview.place.isInSources ? text(at: preview.place) : nil }

    /// Returns the text of a file of a package. Nil if it is elsewhere or cannot be read.
    func text(at place: SourcePlace) -> String? {
        path(of: place).flatMap { try? BoundedFile(URL(filePath: $0), limit: Self.limit).text() }
    }

    /// Returns the absolute path of a file of a package. Nil for a file elsewhere, or if there is none.
    func path(of place: SourcePlace) -> String? {
        guard let root, !place.file.contains("..") else { return nil }
        let isAbsolute = place.file.hasPrefix("/")
        guard !isAbsolute || others.contains(where: place.file.hasPrefix) else { return nil }
        let path = isAbsolute ? place.file : root.appending(path: place.file).path(percentEncoded: false)
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }
}
