import FOSMVVM
package import Foundation
import HTMLRendering
import HTMLSnapshots
import PreviewSnapshots
package import TemplateEngine

/// Where the site finds what it shows. Of files with the same relative path, that in the later folder is used.
package struct ContentFolders: Sendable {
    /// Folders with templates, named by their path below.
    package var templates: [URL]
    /// Folders with the YAML files of the previews.
    package var localizations: [URL]
    /// Folders with the files that `/assets` serves, beside the built-in ones.
    package var assets: [URL]
    /// Folders with Markdown pages.
    package var docs: [URL]
    /// Folders with recorded snapshots.
    package var snapshots: [URL] = []
    /// Whether nothing is recorded in these folders: a package's are read-only with `CI` set.
    package var snapshotsAreReadOnly = false
    /// What paths are shown relative to.
    let root: URL?
    /// The folder with the YAML files of the site's own pages.
    private(set) var siteLocalizations = BuiltInFolders.localizations

    /// Exactly these folders, and the built-in ones before them. One that does not exist is empty until it does; of the YAML
    /// folders it is a fault too.
    ///
    /// - Parameters:
    ///   - root: The folder that the paths of files are shown relative to.
    ///   - templates: The program's templates.
    ///   - localizations: The YAML folders of the program's previews.
    ///   - assets: The program's files; every `.css` file directly in one is linked by the bare documents.
    ///   - docs: The program's docs.
    package init(
        root: URL? = nil, templates: [URL] = [], localizations: [URL] = [], assets: [URL] = [], docs: [URL] = []
    ) {
        self.templates = BuiltInFolders.templates + templates
        self.localizations = localizations
        self.assets = assets
        self.docs = docs
        self.root = root
    }

    /// The `Templates`, `Public`, `Docs` and snapshots of a package, and the texts of bundles: see `PackageFolders`.
    package init(package: URL, bundles: [Bundle]) {
        let folders = PackageFolders(package: package, bundles: bundles)
        self.init(
            root: package, templates: [folders.templates], localizations: folders.localizations,
            assets: [package.appending(path: "Public", directoryHint: .isDirectory)],
            docs: [package.appending(path: "Docs", directoryHint: .isDirectory)])
        snapshots = SnapshotFolder.all(inPackage: package).map(\.url)
        snapshotsAreReadOnly = ContinuousIntegration.isRunning()
        siteLocalizations = BuiltInFolders.localizations(inPackage: package)
    }

    /// The package's settings, a file that need not exist.
    var settings: URL? { root.map(PackageSettings.file(of:)) }

    /// Every folder, each once.
    var all: [URL] {
        var known: Set<URL> = []
        let folders = templates + [siteLocalizations] + localizations + [BuiltInFolders.assets] + assets + docs
        return folders.filter {
            known.insert($0).inserted
        }
    }
}

/// What a package says about itself, as far as the site follows it.
struct PreviewSettings {
    var defaultLocale = LocaleIdentifier.english
    var redactions: [SnapshotRedaction] = []
}

extension PreviewSettings {
    /// - Throws: ``PackageSettingsError`` for settings that cannot be used.
    init(package: URL) throws {
        let settings = try PackageSettings(package: package)
        self.init(
            defaultLocale: try settings.defaultLocale, redactions: try SnapshotRedaction.declared(in: settings))
    }
}

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

extension PreviewSite {
    /// The templates that come with the host: those of the categories, and those of the site's own pages.
    ///
    /// - Throws: A folder that cannot be listed.
    package static func builtInTemplates() throws(TemplateFolderError) -> TemplateLibrary {
        try TemplateLibrary(folders: BuiltInFolders.templates)
    }
}
