import FOSMVVM
public import Foundation
import TemplateEngine

/// Where a package has what its views are rendered from.
public struct PackageFolders: Sendable {
    /// The package's `Templates`, which need not exist.
    public let templates: URL
    /// The folders of YAML files, one for each bundle that has resources.
    public let localizations: [URL]

    /// The folders of a package.
    ///
    /// - Parameters:
    ///   - package: The package's folder.
    ///   - bundles: The bundles that have texts. Where the package has the source folder of a bundle's target, the YAML
    ///     files are read there, so that an edit shows without a build: in its `Localizations`, if it has that folder.
    public init(package: URL, bundles: [Bundle]) {
        templates = package.appending(path: "Templates", directoryHint: .isDirectory)
        let sources = SourcePackage(folder: package)
        localizations = bundles.filter(Self.hasResources).map { Self.localizations(of: $0, sources: sources) }
    }

    /// The main bundle of a command-line program is the folder of all that was built, which holds no texts of its own.
    private static func hasResources(_ bundle: Bundle) -> Bool {
        ["resources", "bundle", "app", "framework"].contains(bundle.bundleURL.pathExtension)
    }

    private static func localizations(of bundle: Bundle, sources: SourcePackage) -> URL {
        guard let source = sources.sources(of: bundle) else { return bundle.resourceURL ?? bundle.bundleURL }
        let localizations = source.appending(path: "Localizations", directoryHint: .isDirectory)
        return localizations.isFolder ? localizations : source
    }
}

extension HTMLRenderer {
    /// The renderer of a package's views, as previews and snapshot tests have it: time stands still.
    ///
    /// - Parameters:
    ///   - package: The package's folder.
    ///   - bundles: The bundles that have the views' texts.
    /// - Throws: Settings that cannot be used, or a folder of templates that cannot be listed.
    public init(package: URL, bundles: [Bundle]) throws {
        let folders = PackageFolders(package: package, bundles: bundles)
        self.init(
            templates: try TemplateLibrary(
                folders: [Self.builtInTemplates, folders.templates].filter(\.isFolder),
                internalFolder: Self.hostTemplateFolder),
            localizations: LocalizationStore(
                folders: folders.localizations, defaultLocale: try PackageSettings(package: package).defaultLocale),
            environment: .preview)
    }
}

extension HTMLRenderer {
    /// The folder of the templates that every program has: those of the categories and the form field.
    public static var builtInTemplates: URL { Bundle.module.resourceURL ?? Bundle.module.bundleURL }

    /// The folder, below `Templates`, of the templates of the host's own pages. Views do not share them.
    package static var hostTemplateFolder: String { "Host" }

    /// The folder, below ``builtInTemplates``, of the templates of the categories.
    static var categoryTemplateFolder: String { "Categories" }
}
