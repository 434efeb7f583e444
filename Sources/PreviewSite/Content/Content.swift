import Diagnostics
import FOSFoundation
import FOSMVVM
import Foundation
import HTMLRendering
import HTMLSnapshots
import MarkdownDocs
import PreviewCatalog
import PreviewChecks
import PreviewSnapshots
import TemplateEngine

/// The immutable content from which pages are made. It is replaced as a whole when a file changes.
final class Content: Sendable {
    /// The number of times that files were read again before.
    let version: Int
    /// The version of the content from which views last changed: their templates, their texts or the other files that
    /// they show, except for stylesheets.
    let viewVersion: Int
    /// When the files that single views show were last changed.
    let viewChanges: ViewChanges
    let catalog: PreviewCatalog
    /// The previews as stories of Storybook.
    let stories: PreviewStories
    /// The texts of the previews.
    let localizations: LocalizationStore
    /// The locales with texts of previews. The default locale comes first, and is always included.
    let locales: [NamedLocale]
    /// The locales with texts of the site itself.
    let siteLocales: [NamedLocale]
    let templates: TemplateLibrary
    /// The default time zone of dates in previews.
    let timeZone: TimeZone
    /// What shows the theme of a preview to the program's stylesheets.
    let themeMarks: ThemeMarks
    /// Renders previews.
    let renderer: HTMLRenderer
    /// Renders the site's own pages. Built-in templates replace those that do not parse.
    let siteRenderer: HTMLRenderer
    let docs: DocsLibrary
    /// The other files of the docs, such as images.
    let docsFiles: AssetTable
    let assets: AssetTable
    let snapshots: SnapshotIndex
    /// The texts that previews use.
    let texts: ContentTexts
    /// Finds previews and pages of the docs.
    let search: SearchIndex
    /// The previews with problems, computed on first use.
    let previewFaults: PreviewFaults
    /// The problems of templates, texts, assets, settings, and docs that belong to no page. Every page shows them.
    let faults: [Diagnostic]
    /// The problems of pages of the docs, which only these show.
    let docsFaults: DocsFaults
    let files: ContentFiles
    private let paths: PackagePaths
    private let root: URL?
    /// The name of the package's folder. Empty without a package.
    let packageName: String

    /// Reads everything in the folders. Files that cannot be read become faults. Everything else still works.
    ///
    /// - Parameters:
    ///   - version: The number of times that files were read again before.
    ///   - earlier: What was read before. Only the folders that changed since then are read again.
    ///   - listingInterval: How long a listing of pending snapshots is valid.
    ///   - changes: Counts the problems of previews that are found later.
    ///   - knownListing: The pending snapshots that were listed before.
    ///   - snapshotHistory: What reviewers of snapshots have done.
    ///   - list: Returns the pending snapshots in a folder.
    init(
        catalog: PreviewCatalog, folders: ContentFolders, environment: RenderingEnvironment,
        version: Int = 0, earlier: EarlierContent? = nil, listingInterval: Duration = .zero,
        changes: ContentChangeCounter = ContentChangeCounter(),
        knownListing: KnownListing = KnownListing(),
        snapshotHistory: SnapshotHistory = SnapshotHistory(),
        list: @escaping @Sendable (SnapshotFolder) throws -> [PendingSnapshot] = { try $0.pending() }
    ) {
        self.version = version
        self.catalog = catalog
        stories = earlier?.content.stories ?? PreviewStories(catalog)
        timeZone = environment.timeZone
        let paths = PackagePaths(folders.root)
        self.paths = paths
        root = folders.root
        packageName = folders.packageName
        let settings = PreviewSettings(package: folders.root)
        themeMarks = settings.themeMarks
        let files = ContentFiles(
            in: folders, defaultLocale: settings.defaultLocale,
            earlier: earlier.map { ($0.content.files, $0.changedFolders) })
        self.files = files
        viewVersion =
            earlier.flatMap { files.changesViews(since: $0, in: folders) ? nil : $0.content.viewVersion } ?? version
        let templates = files.templates
        self.templates = templates
        localizations = files.localizations
        let siteLocalizations = files.siteLocalizations
        locales = localizations.shownLocales.map(NamedLocale.init)
        siteLocales = siteLocalizations.locales.map(NamedLocale.init)
        docs = files.docs.recognizing(DocsLanguages(of: localizations))
        docsFiles = AssetTable(files: docs.files.mapValues { $0.path(percentEncoded: false) })
        assets = files.assets
        snapshots = SnapshotIndex(
            folders: folders.snapshots, isReadOnly: folders.snapshotsAreReadOnly,
            redactions: settings.redactions,
            viewModelNames: catalog.viewModelNames, interval: listingInterval, known: knownListing,
            history: snapshotHistory, list: list)
        renderer = HTMLRenderer(templates: templates, localizations: localizations, environment: environment)
            .showing(PackageImages(folders: folders.assets))
        siteRenderer = HTMLRenderer(
            templates: Self.siteTemplates(templates) ?? templates, localizations: siteLocalizations,
            environment: environment)
        search = SearchIndex(catalog: catalog, localizations: localizations, docs: docs)
        let checker = PreviewChecker(
            package: folders.root ?? URL(filePath: "/"), templates: templates,
            hostTemplates: PreviewSite.builtInTemplates, assets: Set(assets.paths),
            severities: settings.severities)
        viewChanges = ViewChanges(version: version, files: files, inclusions: checker.inclusions, earlier: earlier)
        previewFaults = PreviewFaults(
            catalog: catalog, renderer: renderer, checker: checker, changes: changes,
            known: earlier.flatMap { earlier in
                ContentChanges(since: earlier.content.files, in: files)
                    .map(earlier.content.previewFaults.unaffected)
            } ?? [:])
        texts = ContentTexts(catalog: catalog, renderer: renderer, previews: previewFaults)
        docsFaults = DocsFaults(docs, paths: paths)
        faults =
            (BuildErrors.diagnostics(in: folders.buildErrors) + files.templateFaults + templates.errors
            + localizations.problems
            + siteLocalizations.problems + docs.errors
            + docsFiles.faults.filter { $0.kind == .unreadable }
            + assets.faults
            + folders.assets.flatMap(BlockedResources.styleSheets).flatMap(
                BlockedResources.diagnostics(inStyleSheet:))
            + settings.problems
            + [settings.defaultLocaleEntry?.missingTexts(in: localizations)].compactMap(\.self)).map(paths.relative)
            .filter { [docsFaults] in !docsFaults.contains($0) }
    }

    /// Waits until everything that is wrong with previews has been found in all locales.
    func findAllProblems() {
        for locale in locales { _ = previewFaults.allFound(in: locale.identifier) }
    }

    /// Whether the system denied reading something that may become readable later.
    var isIncomplete: Bool { allFaults.contains { $0.kind == .unreadable } }

    /// The problems of all files.
    var allFaults: [Diagnostic] { faults + docsFaults.all }

    /// Returns a fault with a path for people.
    func shown(_ fault: Diagnostic) -> Diagnostic { paths.relative(fault) }

    /// Returns the text of the Swift file that declares a preview. Nil if it is not in the package or cannot be read.
    func source(of preview: Preview) -> String? {
        guard let root, preview.place.isInSources else { return nil }
        return try? BoundedFile(root.appending(path: preview.place.file), limit: Self.sourceLimit).text()
    }

    /// Returns the text of a file of the package. Nil if it is elsewhere or cannot be read.
    func text(at place: SourcePlace) -> String? {
        path(of: place).flatMap { try? BoundedFile(URL(filePath: $0), limit: Self.sourceLimit).text() }
    }

    /// Returns the absolute path of a file of the package. Nil for a file elsewhere, or if there is none.
    func path(of place: SourcePlace) -> String? {
        guard let root, !place.file.hasPrefix("/"), !place.file.contains("..") else { return nil }
        let path = root.appending(path: place.file).path(percentEncoded: false)
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// The maximum size of a shown Swift file in bytes.
    private static let sourceLimit = 1 << 20

    /// Returns a file's path for people.
    func shown(path: String) -> String { paths.relative(path) }

    /// Returns a place in a file with a path for people.
    func shown(_ place: SourcePlace) -> String { paths.relative(place).description }

    /// Returns the built-in templates if one of the site's own templates in the library does not parse.
    private static func siteTemplates(_ templates: TemplateLibrary) -> TemplateLibrary? {
        guard
            templates.errors.contains(where: {
                $0.subject?.hasPrefix(HTMLRenderer.hostTemplateFolder + "/") == true
            })
        else { return nil }
        return try? TemplateLibrary(folders: BuiltInFolders.templates)
    }
}
