import Diagnostics
import FOSFoundation
import FOSMVVM
import Foundation
import HTMLRendering
import MarkdownDocs
import TemplateEngine

/// The content before a change with the work on it, and the folders in which a file has changed since it was read.
struct EarlierContent {
    let work: ContentWork
    let changedFolders: Set<URL>

    var content: Content { work.content }
}

/// What the files in the folders contain. After a change, only what the changed folder contains is read again.
struct ContentFiles: Sendable {
    let templates: TemplateLibrary
    /// The folders of templates that cannot be listed.
    let templateFaults: [Diagnostic]
    /// The texts of the previews.
    let localizations: TextStore
    /// The texts of the site's own pages.
    let siteLocalizations: TextStore
    let docs: DocsLibrary
    let assets: AssetTable

    /// - Parameter earlier: What was read before, with the same default locale, and the folders that changed since then.
    init(
        in folders: ContentFolders, defaultLocale: LocaleIdentifier,
        earlier: (files: ContentFiles, changedFolders: Set<URL>)? = nil
    ) {
        @Sendable func current<Value>(_ value: KeyPath<ContentFiles, Value>, of folders: [URL?]) -> Value? {
            guard let earlier, earlier.changedFolders.isDisjoint(with: folders.compactMap(\.self)) else { return nil }
            return earlier.files[keyPath: value]
        }
        // Reading texts takes about as long as reading everything else.
        let (files, stores) = concurrently {
            (
                current(\.readTemplates, of: folders.templates)
                    ?? Self.templates(folders.templates.filter(\.isFolder)),
                current(\.docs, of: folders.docs) ?? DocsLibrary(folders: folders.docs.filter(\.isFolder)),
                current(\.assets, of: [folders.siteAssets] + folders.assets)
                    ?? AssetTable(site: folders.siteAssets, folders: folders.assets)
            )
        } _: {
            concurrently {
                current(\.localizations, of: folders.localizations)
                    ?? TextStore(folders: folders.localizations, defaultLocale: defaultLocale)
            } _: {
                current(\.siteLocalizations, of: [folders.siteLocalizations])
                    ?? BuiltInFolders.texts(in: folders.siteLocalizations)
            }
        }
        ((templates, templateFaults), docs, assets) = files
        (localizations, siteLocalizations) = stores
    }

    /// Whether views may be different after a change, apart from their style.
    func changesViews(since earlier: EarlierContent, in folders: ContentFolders) -> Bool {
        !earlier.changedFolders.isDisjoint(with: folders.templates + folders.localizations)
            || assets.digestBesidesStyles != earlier.content.files.assets.digestBesidesStyles
    }

    private var readTemplates: (TemplateLibrary, [Diagnostic]) { (templates, templateFaults) }

    private static func templates(_ folders: [URL]) -> (TemplateLibrary, [Diagnostic]) {
        do {
            let library = try TemplateLibrary(folders: folders, reserved: HTMLRenderer.reservedTemplates)
            return (library, library.unreadableFolders)
        } catch {
            let rest = folders.filter { SourcePlace($0) != error.place }
            guard rest.count < folders.count else { return (TemplateLibrary(sources: []), [error]) }
            let (library, faults) = templates(rest)
            return (library, [error] + faults)
        }
    }
}
