import FOSMVVM
import Foundation
import HTMLRendering

/// What comes with the site itself.
enum BuiltInFolders {
    /// The categories' templates and the site's own.
    static let templates = [HTMLRenderer.builtInTemplates, resources]
    static let localizations = resources.appending(path: "Localizations", directoryHint: .isDirectory)
    /// Served below `/assets/preview-host`.
    static let assets = resources.appending(path: assetsPath, directoryHint: .isDirectory)
    static let assetsPath = "preview-host"

    /// The texts as they are in a package's sources, where it is the site's own, so that an edit shows without a build.
    static func localizations(inPackage package: URL) -> URL {
        let sources = SourcePackage(folder: package).sources(of: .module)
        let own = sources?.appending(path: "Localizations", directoryHint: .isDirectory)
        return own.flatMap { $0.isFolder ? $0 : nil } ?? localizations
    }

    private static let resources = Bundle.module.resourceURL ?? Bundle.module.bundleURL
}
