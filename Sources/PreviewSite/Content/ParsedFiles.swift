import Diagnostics
import FOSFoundation
import FOSMVVM
import Foundation
import HTMLRendering
import MarkdownDocs
import TemplateEngine

/// The content before a change with the work on it, and the folders in which a file has changed since it was read.
struct EarlierContent {
    let work: BackgroundWork
    let changedFolders: Set<URL>

    var content: PackageContent { work.content }
}

/// What the files in the folders contain. After a change, only what the changed folder contains is read again.
struct ParsedFiles: Sendable {
    let templates: TemplateLibrary
    /// The folders of templates that cannot be listed.
    private let templateDiagnostics: [Diagnostic]
    /// The texts of the previews.
    let localizations: TextStore
    /// The texts of the site's own pages.
    let siteLocalizations: TextStore
    let docs: Docs
    /// The images and colors of views in Swift.
    let packageAssets: PackageAssets
    let assets: AssetTable

    /// The problems of templates, texts and assets.
    var diagnostics: [Diagnostic] {
        templateDiagnostics + templates.errors + localizations.problems + siteLocalizations.problems
            + assets.diagnostics
            + packageAssets.catalogs.problems
    }

    /// - Parameter earlier: What was read before, with the same default locale, and the folders that changed since then.
    init(
        in folders: SiteFolders, defaultLocale: LocaleIdentifier,
        earlier: (files: ParsedFiles, changedFolders: Set<URL>)? = nil
    ) {
        let targets = folders.targets
        @Sendable func current<Value>(
            _ value: KeyPath<ParsedFiles, Value>, of folders: [URL?], beside targets: [TargetFolder] = []
        ) -> Value? {
            let read = folders.compactMap(\.self) + targets.map(\.url)
            guard let earlier, earlier.changedFolders.isDisjoint(with: read) else { return nil }
            return earlier.files[keyPath: value]
        }
        let packageAssets =
            current(\.packageAssets, of: folders.assets, beside: targets)
            ?? PackageAssets(folders: folders.assets, targets: targets)
        self.packageAssets = packageAssets
        // Reading texts takes about as long as reading everything else.
        let (files, stores) = concurrently {
            (
                current(\.readTemplates, of: folders.templates, beside: targets)
                    ?? Self.templates(folders.templates.filter(\.isFolder), targets),
                current(\.assets, of: [folders.siteAssets] + folders.assets, beside: targets)
                    ?? AssetTable(
                        site: folders.siteAssets, folders: folders.assets, targets: targets,
                        colors: packageAssets.catalogs.stylesheet, earlier: earlier?.files.assets)
            )
        } _: {
            concurrently {
                current(\.localizations, of: folders.localizations, beside: targets)
                    ?? TextStore(folders: folders.localizations, targets: targets, defaultLocale: defaultLocale)
            } _: {
                current(\.siteLocalizations, of: [folders.siteLocalizations])
                    ?? BuiltInFolders.texts(in: folders.siteLocalizations)
            }
        }
        ((templates, templateDiagnostics), assets) = files
        (localizations, siteLocalizations) = stores
        let languages = DocsLanguages(of: localizations)
        docs =
            current(\.docs, of: folders.docs).flatMap { $0.languages == languages ? $0 : nil }
            ?? Docs(
                DocsFiles(folders: folders.docs.filter(\.isFolder)), languages: languages,
                paths: PackagePaths(folders.root), earlier: earlier?.files.docs)
    }

    /// Whether views may be different after a change, apart from their style.
    func changesViews(since earlier: EarlierContent, in folders: SiteFolders) -> Bool {
        let changed = earlier.changedFolders
        return !changed.isDisjoint(with: folders.templates + folders.localizations)
            || !changed.isDisjoint(with: folders.targets.map(\.url)) && differs(from: earlier.content.files)
            || packageAssets != earlier.content.files.packageAssets
            || assets.digestBesidesStyles != earlier.content.files.assets.digestBesidesStyles
    }

    /// Whether the assets and templates have the names that they had.
    func haveNames(of earlier: ParsedFiles) -> Bool {
        assets.paths == earlier.assets.paths && templates.names == earlier.templates.names
    }

    /// Whether templates or texts differ, and not only styles.
    private func differs(from earlier: ParsedFiles) -> Bool {
        !templates.names(differingFrom: earlier.templates).isEmpty
            || localizations.typeNames(differingFrom: earlier.localizations)?.isEmpty != true
    }

    private var readTemplates: (TemplateLibrary, [Diagnostic]) { (templates, templateDiagnostics) }

    private static func templates(_ folders: [URL], _ targets: [TargetFolder]) -> (TemplateLibrary, [Diagnostic]) {
        do {
            let library = try TemplateLibrary(
                folders: folders, targets: targets, reserved: HTMLRenderer.reservedTemplates)
            return (library, library.unreadableFolders)
        } catch {
            let rest = folders.filter { SourcePlace($0) != error.place }
            guard rest.count < folders.count else { return (TemplateLibrary(sources: []), [error]) }
            let (library, diagnostics) = templates(rest, targets)
            return (library, [error] + diagnostics)
        }
    }
}
