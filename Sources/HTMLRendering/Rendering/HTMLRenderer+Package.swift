import FOSMVVM
public import Foundation
import TemplateEngine

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
