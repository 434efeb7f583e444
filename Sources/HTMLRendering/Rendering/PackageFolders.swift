import FOSMVVM
public import Foundation

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
