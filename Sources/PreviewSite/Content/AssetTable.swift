import Foundation
import HTTPCore

/// The files of the asset folders by their path, so that no path of a request reaches the file system.
struct AssetTable: Sendable {
    /// The most bytes that a file may have, as all of them are held in memory.
    static let limit = 33_554_432

    private let assets: [String: SiteAsset]
    /// What could not be read, folders first, or is too large.
    let faults: [SiteFault]

    /// Reads every file below the built-in folder and the others; that in a later folder is used.
    init(folders: [URL]) {
        let builtIn = FolderFiles(below: BuiltInFolders.assets)
        let own = folders.map(FolderFiles.init)
        let found =
            builtIn.files.map { (path: "\(BuiltInFolders.assetsPath)/\($0.path)", file: $0) }
            + own.flatMap(\.files).map { (path: $0.path, file: $0) }
        var assets: [String: SiteAsset] = [:]
        var faults = ([builtIn] + own).flatMap(\.unreadable).map(\.fault)
        for (path, file) in found {
            guard file.size <= Self.limit else {
                let message = "This file is larger than \(Self.limit) bytes. Serve it from elsewhere."
                faults.append(SiteFault(message: message, file: file.file))
                continue
            }
            do {
                let bytes = try Data(contentsOf: file.url)
                assets[path] = SiteAsset(mediaType: MediaType(fileName: path), bytes: Array(bytes))
            } catch {
                faults.append(SiteFault(message: error.localizedDescription, file: file.file))
            }
        }
        self.assets = assets
        self.faults = faults
    }

    subscript(path: String) -> SiteAsset? { assets[path] }

    /// The texts of several style sheets as one, for a `style` element, which nothing in them ends: in a string or a name
    /// of CSS, `\/` is a slash.
    func text(of paths: [String]) -> String {
        paths.compactMap { assets[$0] }.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
            .replacing("</", with: "<\\/")
    }

    /// All paths, in order.
    var paths: [String] { assets.keys.sorted() }

    /// The stylesheets of a bare document: the site's ground, then the program's own in order of their names.
    var previewStylesheets: [String] {
        let own = paths.filter { $0.hasSuffix(".css") && !$0.contains("/") }
        let builtIn = ["preview-host/preview.css", "preview-host/categories.css"].filter { assets[$0] != nil }
        return builtIn + own
    }
}
