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
        localizations = bundles.filter(Self.hasResources).map { Self.localizations(of: $0, package: package) }
    }

    /// The main bundle of a command-line program is the folder of all that was built, which holds no texts of its own.
    private static func hasResources(_ bundle: Bundle) -> Bool {
        ["resources", "bundle", "app", "framework"].contains(bundle.bundleURL.pathExtension)
    }

    private static func localizations(of bundle: Bundle, package: URL) -> URL {
        guard let source = source(of: bundle, package: package) else { return bundle.resourceURL ?? bundle.bundleURL }
        let localizations = source.appending(path: "Localizations", directoryHint: .isDirectory)
        return localizations.isFolder ? localizations : source
    }

    /// The folder of a bundle's target, where the package has it.
    ///
    /// The package manager calls a bundle `package_Target.resources`, or `.bundle` on Apple's systems; either name may
    /// have underscores.
    private static func source(of bundle: Bundle, package: URL) -> URL? {
        let words = bundle.bundleURL.deletingPathExtension().lastPathComponent
            .split(separator: "_", omittingEmptySubsequences: false)
        return words.indices.dropFirst().lazy
            .map { words[$0...].joined(separator: "_") }
            .filter { !$0.isEmpty }
            .map { package.appending(path: "Sources/\($0)", directoryHint: .isDirectory) }
            .first(where: \.isFolder)
    }
}

extension URL {
    /// Whether a folder is there now.
    package var isFolder: Bool {
        (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    }
}
