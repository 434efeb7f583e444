package import Diagnostics
import FOSMVVM
public import Foundation
package import TemplateEngine

/// The folders of a package with templates and texts, after those of the other packages whose targets it uses. The
/// files of the package replace theirs.
package struct PackageFolders: Sendable {
    /// The folders `Templates`, which may not exist. The one of the package is last.
    package let templates: [URL]
    /// The folders of YAML files, one for each bundle with resources.
    package let localizations: [URL]
    /// The targets whose sources can contain templates, texts and styles.
    package let targets: [TargetFolder]
    /// The folders `Public`, which may not exist. The one of the package is last.
    package let assets: [URL]

    /// Creates the folders of a package.
    ///
    /// - Parameters:
    ///   - package: The package's folder.
    ///   - bundles: The bundles with texts. If a package contains the source folder of a bundle's target, the YAML
    ///     files are read from its `Localizations`, or else from that folder, so that changes are visible without a
    ///     build.
    ///   - targets: The targets with the previews and ViewModels, also of other packages.
    ///   - origin: The package in which the program was built, for which the package stands.
    package init(
        package: URL, bundles: [Bundle], targets: [TargetFolder], origin: URL? = SourcePackage.ofProgram?.folder
    ) {
        let main = MainPackage(package, origin: origin)
        self.targets = targets.map(main.folder)
        let packages = main.others(of: targets) + [package]
        templates = packages.map { $0.appending(path: "Templates", directoryHint: .isDirectory) }
        assets = packages.map { $0.appending(path: "Public", directoryHint: .isDirectory) }
        let sources = packages.reversed().map(SourcePackage.init(folder:))
        localizations = bundles.filter(\.hasResources).map { Self.localizations(of: $0, sources: sources) }
    }

    private static func localizations(of bundle: Bundle, sources: [SourcePackage]) -> URL {
        guard let source = sources.lazy.compactMap({ $0.sources(of: bundle) }).first else {
            return bundle.resourceURL ?? bundle.bundleURL
        }
        let localizations = source.appending(path: "Localizations", directoryHint: .isDirectory)
        return localizations.isFolder ? localizations : source
    }
}

extension HTMLRenderer {
    /// Creates the renderer of a package's views for previews and snapshot tests, with a fixed date.
    ///
    /// - Parameters:
    ///   - package: The package's folder.
    ///   - bundles: The bundles with the views' texts.
    ///   - targets: The targets whose sources can contain templates and texts.
    ///   - renderers: The program's own ways to render views.
    /// - Throws: An error for settings that cannot be used, or a folder of templates that cannot be listed.
    package init(
        package: URL, bundles: [Bundle], targets: [TargetFolder], renderers: [any PreviewRenderer] = []
    ) throws {
        let folders = PackageFolders(package: package, bundles: bundles, targets: targets)
        self.init(
            templates: try TemplateLibrary(
                folders: ([Self.builtInTemplates] + folders.templates).filter(\.isFolder), targets: folders.targets,
                reserved: Self.reservedTemplates),
            localizations: TextStore(
                folders: folders.localizations, targets: folders.targets,
                defaultLocale: try PackageSettings(package: package).defaultLocale),
            environment: .preview, renderers: renderers)
        self = showing(PackageAssets(folders: folders.assets, targets: folders.targets))
    }
}

extension HTMLRenderer {
    /// The folder of the templates for all programs: those of the categories and the form field.
    public static var builtInTemplates: URL { Bundle.module.resourceURL ?? Bundle.module.bundleURL }

    /// The folder in `Templates` with the templates of the host's own pages. Views do not share them.
    package static var hostTemplateFolder: String { "Host" }

    /// The folder in ``builtInTemplates`` with the templates of the components of views in Swift.
    package static var componentTemplateFolder: String { "Components" }

    /// The template that renders each view in Swift, with those of its components.
    package static var componentTemplate: String { componentTemplateFolder + "/View" }

    /// The folder in ``builtInTemplates`` with the templates of the categories.
    static var categoryTemplateFolder: String { "Categories" }

    /// Whether a template belongs to the host: to its own pages, or to a category.
    package static func isOfHost(template name: String) -> Bool {
        [hostTemplateFolder, categoryTemplateFolder, componentTemplateFolder].contains { name.hasPrefix($0 + "/") }
    }

    /// Whether a template is that of a component.
    package static func isOfComponents(template name: String) -> Bool { name.hasPrefix(componentTemplateFolder + "/") }

    /// The host's templates, and those of the categories but for the one that forms include.
    package static var reservedTemplates: ReservedTemplates {
        ReservedTemplates(
            internalFolders: [hostTemplateFolder, componentTemplateFolder], ownFolder: categoryTemplateFolder,
            shared: ["\(categoryTemplateFolder)/FormField"])
    }
}
