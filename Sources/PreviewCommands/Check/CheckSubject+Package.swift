import Foundation
import HTMLRendering
import MarkdownDocs
import PreviewCatalog
import PreviewChecks
import PreviewSite
import TemplateEngine

extension CheckSubject {
    /// What a package has, as its host would show it.
    ///
    /// - Throws: Settings that cannot be used, or a folder of templates that cannot be listed.
    convenience init(package: URL, catalog: PreviewCatalog) throws {
        let docs = package.appending(path: "Docs", directoryHint: .isDirectory)
        self.init(
            package: package, catalog: catalog,
            renderer: try HTMLRenderer(package: package, bundles: catalog.bundles),
            docs: DocsLibrary(folders: [docs].filter(\.isFolder)),
            hostTemplates: Set(try PreviewSite.builtInTemplates().names),
            defaultLocaleLine: try PackageSettings(package: package).lines.first { $0.setting == .defaultLocale })
    }
}
