public import Foundation

/// Where the site finds what it shows. Of files with the same relative path, that in the later folder is used.
public struct SiteFolders: Sendable {
    /// Folders with templates, named by their path below.
    public var templates: [URL]
    /// Folders with YAML files.
    public var localizations: [URL]
    /// Folders with the files that `/assets` serves, beside the built-in ones.
    public var assets: [URL]
    /// Folders with Markdown pages.
    public var docs: [URL]
    /// What paths are shown relative to.
    let root: URL?

    /// Exactly these folders, and the built-in ones before them.
    ///
    /// - Parameters:
    ///   - root: The folder that the paths of files are shown relative to.
    ///   - templates: The program's templates.
    ///   - localizations: The YAML folders of the program's previews.
    ///   - assets: The program's files; every `.css` file directly in one is linked by the bare documents.
    ///   - docs: The program's docs.
    public init(
        root: URL? = nil, templates: [URL] = [], localizations: [URL] = [], assets: [URL] = [], docs: [URL] = []
    ) {
        self.templates = BuiltInFolders.templates + templates
        self.localizations = BuiltInFolders.localizations + localizations
        self.assets = assets
        self.docs = docs
        self.root = root
    }

    /// The `Templates`, `Public` and `Docs` of a package, where it has them, and the texts of bundles.
    ///
    /// Where the package has the source folder of a bundle's target, its YAML files are read there, so that an edit
    /// shows without a build.
    public init(package: URL, bundles: [Bundle]) {
        self.init(
            root: package, templates: Self.existing(package.appending(path: "Templates")),
            localizations: bundles.map { Self.localizations(of: $0, package: package) },
            assets: Self.existing(package.appending(path: "Public")),
            docs: Self.existing(package.appending(path: "Docs")))
        let own = package.appending(path: "Sources/PreviewSite/Localizations")
        if own.isFolder { localizations[0] = own }
    }

    /// Every folder, each once.
    var all: [URL] {
        var known: Set<URL> = []
        return (templates + localizations + [BuiltInFolders.assets] + assets + docs).filter {
            known.insert($0).inserted
        }
    }

    private static func existing(_ folder: URL) -> [URL] {
        folder.isFolder ? [folder] : []
    }

    /// The package manager calls a bundle `package_Target.resources`, or `.bundle` on Apple's systems.
    private static func localizations(of bundle: Bundle, package: URL) -> URL {
        let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
        let target = name.split(separator: "_").last.map(String.init) ?? name
        let source = package.appending(path: "Sources/\(target)", directoryHint: .isDirectory)
        return source.isFolder ? source : bundle.resourceURL ?? bundle.bundleURL
    }
}
