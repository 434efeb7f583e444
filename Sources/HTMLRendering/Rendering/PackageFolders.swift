public import Foundation

/// Where a package has what its views are rendered from.
public struct PackageFolders: Sendable {
    /// The package's `Templates`, which need not exist.
    public let templates: URL
    /// The folders of YAML files, one for each bundle.
    public let localizations: [URL]

    /// The folders of a package.
    ///
    /// - Parameters:
    ///   - package: The package's folder.
    ///   - bundles: The bundles that have texts. Where the package has the source folder of a bundle's target, the YAML
    ///     files are read there, so that an edit shows without a build.
    public init(package: URL, bundles: [Bundle]) {
        templates = package.appending(path: "Templates", directoryHint: .isDirectory)
        localizations = bundles.map { Self.localizations(of: $0, package: package) }
    }

    /// The package manager calls a bundle `package_Target.resources`, or `.bundle` on Apple's systems.
    private static func localizations(of bundle: Bundle, package: URL) -> URL {
        let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
        let target = name.split(separator: "_").last.map(String.init) ?? name
        let source = package.appending(path: "Sources/\(target)", directoryHint: .isDirectory)
        return source.isFolder ? source : bundle.resourceURL ?? bundle.bundleURL
    }
}

extension URL {
    /// Whether a folder is there now.
    package var isFolder: Bool {
        (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    }
}
