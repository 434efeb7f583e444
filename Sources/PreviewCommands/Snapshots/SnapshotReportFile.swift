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
        try SnapshotFile(url: file).write(String(decoding: site.page(about: report), as: UTF8.self))
    }
}
