package import Diagnostics
import FOSMVVM
package import Foundation
import HTMLRendering
import HTMLSnapshots
package import PreviewChecks
package import PreviewSnapshots
import TemplateEngine

/// The folders of the site. A file in a later folder replaces one with the same relative path.
package struct SiteFolders: Sendable {
    /// The folders of templates, whose relative paths are their names.
    package var templates: [URL]
    /// The folders with YAML files of previews.
    package var localizations: [URL]
    /// The targets with templates, texts and styles next to their views.
    package var targets: [TargetFolder] = []
    /// The folders of files that `/assets` serves, in addition to the built-in ones.
    package var assets: [URL]
    /// The folders of Markdown pages.
    package var docs: [URL]
    /// The folders of snapshots.
    package var snapshots: [URL] = []
    /// Whether snapshots cannot be recorded. A package's snapshots are read-only if `CI` is set.
    package var snapshotsAreReadOnly = false
    /// The file with the output of the last build, if it failed. Empty after a build without errors.
    package var buildErrors: URL?
    /// The program whose commands pages show. Nil for the running one.
    package var program: HostProgram?
    /// The folder to which shown paths are relative.
    let root: URL?
    /// The name of the package's folder. Empty without a package.
    private(set) var packageName = ""
    /// The folder with YAML files of the site's own pages.
    private(set) var siteLocalizations = BuiltInFolders.localizations
    /// The folder with the files of the site's own pages. Nil to serve none.
    private(set) var siteAssets: URL? = BuiltInFolders.assets

    /// Creates these folders after the built-in ones. A folder that does not exist is empty until it exists. For a YAML
    /// folder, that is also a problem.
    ///
    /// - Parameters:
    ///   - root: The folder to which shown paths are relative.
    ///   - templates: The program's templates.
    ///   - localizations: The YAML folders of the program's previews.
    ///   - assets: The program's files. The bare documents link every `.css` file directly in these folders.
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

    /// Creates the folders of a package with `Templates`, `Public`, `Docs`, snapshots and texts; see `PackageFolders`.
    ///
    /// - Parameter targets: The targets with the previews, also of other packages.
    package init(package: URL, bundles: [Bundle], targets: [TargetFolder] = []) {
        let folders = PackageFolders(package: package, bundles: bundles, targets: targets)
        self.init(
            root: package, templates: folders.templates, localizations: folders.localizations, assets: folders.assets,
            docs: [package.appending(path: "Docs", directoryHint: .isDirectory)])
        self.targets = folders.targets
        packageName = package.standardizedFileURL.lastPathComponent
        snapshots = SnapshotFolder.all(inPackage: package).map(\.url)
        snapshotsAreReadOnly = ContinuousIntegration.isRunning()
        siteLocalizations = BuiltInFolders.localizations(inPackage: package)
    }

    /// The folders of the sample program, which has only texts and a template, so that no other file changes its pages.
    static var sample: SiteFolders {
        var folders = SiteFolders(
            root: BuiltInFolders.resources, templates: [BuiltInFolders.sampleTemplates],
            localizations: [BuiltInFolders.localizations.appending(path: "Sample")])
        folders.siteAssets = nil
        return folders
    }

    /// The package, among those of ``targets``. Nil without a package.
    var main: MainPackage? { root.map { MainPackage($0) } }

    /// The package's settings file, which may not exist.
    var settings: URL? { root.map(PackageSettings.file(of:)) }

    /// The folder of recordings, which may not exist.
    var recordings: URL? { root.map(RecordingFolder.url(inPackage:)) }

    /// The stylesheets of the program, in its own folders and next to its views.
    var styleSheets: [URL] {
        assets.flatMap(BlockedResources.styleSheets(below:))
            + targets.flatMap(BlockedResources.styleSheets(besideViewsOf:))
    }

    /// Every folder, each once, without those of ``targets``.
    var all: [URL] {
        var known: Set<URL> = []
        let folders =
            templates + [siteLocalizations] + localizations + [siteAssets].compactMap(\.self) + assets + docs
            + [recordings].compactMap(\.self)
        return folders.filter {
            known.insert($0).inserted
        }
    }
}

/// The settings of a package that apply to the site. What is wrong has its default value.
struct SiteSettings {
    let defaultLocale: LocaleIdentifier
    /// The entry of the default locale. Nil if the settings have none.
    let defaultLocaleEntry: PackageSettings.Entry?
    let severities: CheckSeverities
    /// The problems that the settings expect.
    let knownIssues: KnownIssues
    let themeMarks: ThemeMarks
    /// The origins of other sites that may show a preview in a frame.
    let frameAncestors: [String]
    /// The name of the project. Nil for that of its folder.
    let title: String?
    /// A sentence about the project. Nil without one.
    let description: String?
    /// The entry of the mark of the project. Nil without one.
    let logoEntry: PackageSettings.Entry?
    /// The address of the docs folder where its pages can be changed. Nil without one.
    let editedDocs: String?
    /// The redactions of snapshots, or the reason why they are unknown. They have no default value.
    let redactions: Result<[SnapshotRedaction], any Error>
    /// Everything that is wrong with the settings.
    let problems: [Diagnostic]

    /// - Parameters:
    ///   - package: The folder of the package. Nil for the default values.
    ///   - rules: The rules that the settings can name.
    init(package: URL?, rules: CheckRules) {
        let settings = package.map(PackageSettings.init(package:)) ?? PackageSettings(text: "")
        defaultLocale = (try? settings.defaultLocale) ?? .english
        defaultLocaleEntry = settings.defaultLocaleEntry
        severities = (try? CheckSeverities(settings: settings, rules: rules)) ?? CheckSeverities()
        themeMarks = (try? ThemeMarks(settings: settings)) ?? ThemeMarks()
        frameAncestors = (try? settings.frameAncestors) ?? []
        title = settings.entry(of: .title)?.value
        description = settings.entry(of: .description)?.value
        logoEntry = settings.entry(of: .logo)
        editedDocs = settings.entry(of: .editDocs)?.value
        redactions = Result { try SnapshotRedaction.declared(in: settings) }
        knownIssues = (try? KnownIssues(settings: settings, rules: rules)) ?? KnownIssues()
        problems = settings.problems(rules: rules)
    }
}

extension PackageSettings {
    /// Checks the values of all settings.
    ///
    /// - Parameter rules: The rules that they can name.
    /// - Throws: `PackageSettingsError` with everything that is wrong.
    package func validate(rules: CheckRules) throws {
        try PackageSettingsError.joining([
            { _ = try defaultLocale },
            { _ = try CheckSeverities(settings: self, rules: rules) },
            { _ = try SnapshotRedaction.declared(in: self) },
            { _ = try KnownIssues(settings: self, rules: rules) },
            { _ = try ThemeMarks(settings: self) },
            { _ = try frameAncestors },
        ])
    }

    /// The origins of other sites that may show a preview in a frame, as Content Security Policy names them (CSP3 §6.4.2.1).
    fileprivate var frameAncestors: [String] {
        get throws {
            try values(of: .frameAncestors) { entry in
                let origin = /https?:\/\/(\*\.)?[A-Za-z0-9](?:[A-Za-z0-9.\-]*[A-Za-z0-9])?(?::\d{1,5})?/
                guard entry.value.wholeMatch(of: origin) != nil else { throw NotAnOrigin(value: entry.value) }
                return entry.value
            }
        }
    }

    fileprivate func problems(rules: CheckRules) -> [Diagnostic] {
        do {
            try validate(rules: rules)
            return []
        } catch {
            return (error as? PackageSettingsError)?.problems ?? []
        }
    }
}

/// The files of the site itself.
enum BuiltInFolders {
    /// The templates of the categories and of the site's own pages.
    static let templates = [HTMLRenderer.builtInTemplates, resources]
    static let localizations = resources.appending(path: "Localizations", directoryHint: .isDirectory)
    /// The templates of the sample program, which only its own content finds by their names.
    static let sampleTemplates = resources.appending(path: "Host/Sample", directoryHint: .isDirectory)
    static let assets = resources.appending(path: assetsPath, directoryHint: .isDirectory)
    /// The script that installs axe-core.
    static let axeInstaller = resources.appending(path: "install-axe", directoryHint: .notDirectory)
    /// The path below `/assets` at which they are served.
    static let assetsPath = "preview-host"

    /// Whether a path below `/assets` is that of one of the site's own files.
    static func isAsset(_ path: String) -> Bool { path.hasPrefix(assetsPath + "/") }

    /// Returns the texts, read from the sources of this package if possible, so that changes are visible without a
    /// build.
    static func localizations(inPackage package: URL) -> URL {
        let sources = SourcePackage(folder: package).sources(of: .module)
        let own = sources?.appending(path: "Localizations", directoryHint: .isDirectory)
        return own.flatMap { $0.isFolder ? $0 : nil } ?? localizations
    }

    /// Returns the site's texts in a folder. Those that are built with the program never change, and are read once.
    static func texts(in folder: URL) -> TextStore { folder == localizations ? texts : TextStore(folders: [folder]) }

    private static let texts = TextStore(folders: [localizations])

    fileprivate static let resources = Bundle.module.resourceURL ?? Bundle.module.bundleURL
}

extension PreviewSite {
    /// The names of the host's templates: those of the categories and components, and those of the site's own pages.
    package static let builtInTemplates = TemplateLibrary.names(in: BuiltInFolders.templates)

    /// Returns the paths of all files that the site of a package serves below `/assets`.
    ///
    /// - Parameter targets: The targets with the previews, also of other packages.
    package static func assetPaths(ofPackage package: URL, targets: [TargetFolder]) -> Set<String> {
        let folders = SiteFolders(package: package, bundles: [], targets: targets)
        return Set(AssetTable(folders: folders.assets, targets: folders.targets).paths)
    }
}

/// The value of a setting is not the origin of a site.
private struct NotAnOrigin: LocalizedError {
    let value: String

    var errorDescription: String? {
        "'\(value.excerpt)' is not a site. Write a scheme and a host, such as 'frame-ancestors: https://wiki.example.com'."
    }
}
