import Foundation
import HTTPCore

/// The files of the asset folders by their path, so that no path of a request reaches the file system.
struct AssetTable: Sendable {
    private let assets: [String: SiteAsset]
    /// What could not be read.
    let faults: [SiteFault]

    /// Reads every file below the built-in folder and the others; that in a later folder is used.
    init(folders: [URL]) {
        let builtIn = FolderFile.files(below: BuiltInFolders.assets).map {
            (path: "\(BuiltInFolders.assetsPath)/\($0.path)", url: $0.url)
        }
        let own = folders.flatMap(FolderFile.files).map { (path: $0.path, url: $0.url) }
        var assets: [String: SiteAsset] = [:]
        var faults: [SiteFault] = []
        for (path, url) in builtIn + own {
            do {
                let bytes = try Data(contentsOf: url)
                assets[path] = SiteAsset(mediaType: MediaType(fileName: path), bytes: Array(bytes))
            } catch {
                faults.append(SiteFault(message: error.localizedDescription, file: url.path(percentEncoded: false)))
            }
        }
        self.assets = assets
        self.faults = faults
    }

    subscript(path: String) -> SiteAsset? { assets[path] }

    /// All paths, in order.
    var paths: [String] { assets.keys.sorted() }

    /// The stylesheets of a bare document: the site's ground, then the program's own in order of their names.
    var previewStylesheets: [String] {
        let own = paths.filter { $0.hasSuffix(".css") && !$0.contains("/") }
        let builtIn = ["preview-host/preview.css", "preview-host/categories.css"].filter { assets[$0] != nil }
        return builtIn + own
    }
}
