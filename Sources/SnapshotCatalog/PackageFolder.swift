import FOSMVVM
package import Foundation

/// Finds the package that a file belongs to.
package enum PackageFolder {
    /// The nearest folder around a file that has a `Package.swift`.
    ///
    /// - Throws: ``SnapshotCatalogError`` when there is none.
    package static func around(_ filePath: String) throws -> URL {
        guard let package = SourcePackage(around: filePath) else {
            throw SnapshotCatalogError.noPackage(file: filePath)
        }
        return package.folder
    }
}
