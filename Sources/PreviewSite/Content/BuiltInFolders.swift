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

    private static let resources = Bundle.module.resourceURL ?? Bundle.module.bundleURL
}
