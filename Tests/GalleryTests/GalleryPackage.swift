import Foundation

/// The folders of this package that the example's tests read.
enum GalleryPackage {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    static let snapshots = folder.appending(path: "Tests/GalleryTests/__Snapshots__")
    static let localizations = folder.appending(path: "Examples/Gallery/Localizations")
    static let templates = folder.appending(path: "Templates/Gallery")

    /// The example's templates by their paths.
    static func templateTexts() throws -> [String: String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: templates.path)
        let files = paths.filter { $0.hasSuffix(".mustache") }
        return try Dictionary(
            uniqueKeysWithValues: files.map {
                ($0, try String(contentsOf: templates.appending(path: $0), encoding: .utf8))
            })
    }
}
