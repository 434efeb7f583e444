import Foundation
import HTTPCore
import HTTPServer
import PreviewCatalog
import PreviewSite

/// Serves the site of ten thousand previews until Control-C, with the layers that `preview-host serve` has.
struct SiteServer {
    func run(port: UInt16) throws {
        let catalog = GeneratedCatalog(rows: Array(0..<10))
        let folder = try catalog.writeSiteFiles()
        defer { try? FileManager.default.removeItem(at: folder) }
        let site = PreviewSite(of: PreviewCatalog(previews: catalog.previews), in: folder)
        let shutdown = ShutdownSignal()
        let server = try HTTPServer(
            HTTPServerConfiguration(port: port), version: site.knownVersion,
            handler: ResponseCache(variesByUse: PreviewSite.variesByUse) { site.version() }
                .wrapping(Compression().wrapping(site.respond)))
        print("Open \(server.url). The files are in \(folder.path).")
        fflush(nil)
        _ = server.run(until: shutdown)
    }
}

extension GeneratedCatalog {
    /// Writes the templates, and the texts in English, to a new temporary folder.
    func writeSiteFiles() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "site-benchmark-\(UUID().uuidString)")
        try writeTexts(to: folder.appending(path: "Texts"), locales: ["en"])
        try writeTemplates(to: folder.appending(path: "Templates"))
        return folder
    }
}

extension PreviewSite {
    /// Creates the site of a catalog with the files of a folder.
    init(of catalog: PreviewCatalog, in folder: URL) {
        let folders = SiteFolders(
            root: folder, templates: [folder.appending(path: "Templates")],
            localizations: [folder.appending(path: "Texts")])
        self.init(catalog: catalog, folders: folders)
    }
}
