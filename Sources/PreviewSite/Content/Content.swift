import FOSMVVM
import Foundation
import HTMLRendering
import HTMLSnapshots
import MarkdownDocs
import PreviewCatalog
import PreviewSnapshots
import TemplateEngine

/// All that pages are made from, at one moment. Replaced whole when a file changes.
struct Content: Sendable {
    let catalog: PreviewCatalog
    /// The texts of the previews.
    let localizations: LocalizationStore
    /// The locales that the previews have texts for, the default first; the default one where there are none.
    let locales: [NamedLocale]
    let templates: TemplateLibrary
    /// The time zone of the previews' dates unless an address names another.
    let timeZone: TimeZone
    /// Renders previews.
    let renderer: HTMLRenderer
    /// Renders the site's own pages: with the built-in templates where an own one of these does not parse.
    let siteRenderer: HTMLRenderer
    let docs: DocsLibrary
    /// The files beside the pages of the docs, as pictures.
    let docsFiles: AssetTable
    let assets: AssetTable
    let snapshots: SnapshotIndex
    /// What texts the previews use, once someone asks.
    let texts: ContentTexts
    /// Which previews something is wrong in, once someone asks.
    let previewFaults: PreviewFaults
    /// The pages that were made, once someone has asked for them.
    let responses = FinishedResponses()
    /// What is wrong with templates, texts, docs and assets.
    let faults: [ContentFault]
    private let paths: DisplayPaths

    /// Reads everything below the folders. What cannot be read is a fault; the rest is there all the same.
    ///
    /// - Parameter countInterval: How long a count of the snapshots that wait is good.
    init(
        catalog: PreviewCatalog, folders: ContentFolders, environment: RenderingEnvironment,
        countInterval: Duration = .zero
    ) {
        self.catalog = catalog
        timeZone = environment.timeZone
        let paths = DisplayPaths(root: folders.root)
        self.paths = paths
        let (templates, missing) = Self.templates(folders.templates.filter(\.isFolder))
        self.templates = templates
        let settings = Result { try folders.root.map(PreviewSettings.init(package:)) ?? PreviewSettings() }
        localizations = LocalizationStore(
            folders: folders.localizations,
            defaultLocale: (try? settings.get().defaultLocale) ?? PreviewSettings().defaultLocale)
        let siteLocalizations = LocalizationStore(folders: [folders.siteLocalizations])
        let identifiers = localizations.locales
        locales = (identifiers.isEmpty ? [localizations.defaultLocale] : identifiers).map(NamedLocale.init)
        docs = DocsLibrary(folders: folders.docs.filter(\.isFolder))
        docsFiles = AssetTable(files: docs.files.mapValues { $0.path(percentEncoded: false) })
        assets = AssetTable(folders: folders.assets)
        snapshots = SnapshotIndex(
            folders: folders.snapshots, isReadOnly: folders.snapshotsAreReadOnly,
            redactions: settings.map(\.redactions),
            viewModelNames: catalog.viewModelNames, interval: countInterval)
        renderer = HTMLRenderer(templates: templates, localizations: localizations, environment: environment)
        siteRenderer = HTMLRenderer(
            templates: Self.siteTemplates(templates) ?? templates, localizations: siteLocalizations,
            environment: environment)
        texts = ContentTexts(catalog: catalog, renderer: renderer)
        previewFaults = PreviewFaults(catalog: catalog, renderer: renderer)
        faults =
            (missing + templates.errors.map(ContentFault.init)
            + (localizations.problems + siteLocalizations.problems).map(ContentFault.init)
            + docs.errors.map(ContentFault.init) + docs.brokenLinks().map(ContentFault.init)
            + docsFiles.faults.filter(\.isUnread) + assets.faults + Self.fault(of: settings, file: folders.settings))
            .map {
                $0.shown(by: paths)
            }
    }

    private static func fault(of settings: Result<PreviewSettings, any Error>, file: URL?) -> [ContentFault] {
        guard case .failure(let error as PackageSettingsError) = settings else { return [] }
        let path = file?.path(percentEncoded: false)
        return [ContentFault(message: error.message, file: path, line: error.line, isUnread: error.isUnread)]
    }

    /// Whether the system did not let something be read that may be read later.
    var isIncomplete: Bool { faults.contains(where: \.isUnread) }

    /// A fault with its file's path as people call it.
    func shown(_ fault: ContentFault) -> ContentFault { fault.shown(by: paths) }

    /// A file's path as people call it.
    func shown(path: String) -> String { paths.shown(path) }

    /// A place in a YAML file as people call it.
    func shown(_ place: LocalizationPlace) -> String { "\(shown(path: place.file)):\(place.line)" }

    /// The built-in templates, when one of the site's own in the given library does not parse.
    private static func siteTemplates(_ templates: TemplateLibrary) -> TemplateLibrary? {
        guard
            templates.errors.contains(where: { $0.location.template.hasPrefix(HTMLRenderer.hostTemplateFolder + "/") })
        else { return nil }
        return try? TemplateLibrary(folders: BuiltInFolders.templates)
    }

    private static func templates(_ folders: [URL]) -> (TemplateLibrary, [ContentFault]) {
        do {
            let library = try TemplateLibrary(
                folders: folders, internalFolder: HTMLRenderer.hostTemplateFolder)
            return (library, library.unreadableFolders.map(ContentFault.init))
        } catch {
            var fault = ContentFault(error)
            fault.isUnread = true
            let rest = folders.filter { $0 != error.folder }
            guard rest.count < folders.count else { return (TemplateLibrary(sources: []), [fault]) }
            let (library, faults) = templates(rest)
            return (library, [fault] + faults)
        }
    }
}
