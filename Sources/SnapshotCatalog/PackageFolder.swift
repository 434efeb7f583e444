package import Foundation

/// Finds the package that a file belongs to.
package enum PackageFolder {
    /// The nearest folder around a file that has a `Package.swift`.
    ///
    /// - Throws: ``SnapshotCatalogError`` when there is none.
    package static func around(_ filePath: String) throws -> URL {
        var folder = URL(filePath: filePath).deletingLastPathComponent().standardizedFileURL
        while !folder.hasManifest {
            guard folder.pathComponents.count > 1 else { throw SnapshotCatalogError.noPackage(file: filePath) }
            folder.deleteLastPathComponent()
        }
        return folder
    }
}

extension URL {
    fileprivate var hasManifest: Bool {
        FileManager.default.fileExists(atPath: appending(path: "Package.swift").path(percentEncoded: false))
    }
}
