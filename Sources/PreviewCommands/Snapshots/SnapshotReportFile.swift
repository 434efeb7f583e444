import Foundation
import HTMLSnapshots
import PreviewCatalog
import PreviewSite

/// The HTML page about a run, one file that needs no other.
struct SnapshotReportFile {
    let package: URL

    /// Writes the page, and the folders around.
    ///
    /// - Throws: `HTMLSnapshotError` when it cannot be written.
    func write(_ report: SnapshotReport, to file: URL) throws {
        let catalog = PreviewSite.catalog()
        let site = PreviewSite(catalog: catalog, folders: SiteFolders(package: package, bundles: catalog.bundles))
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(site.page(about: report)).write(to: file, options: .atomic)
        } catch {
            throw HTMLSnapshotError.unwritable(file, reason: error.localizedDescription)
        }
    }
}
