import Diagnostics
import FOSFoundation
import FOSMVVM
import Foundation
import HTMLRendering
import HTMLSnapshots
import HTTPCore
import MarkdownDocs
import PreviewCatalog
import PreviewChecks
import PreviewSnapshots
import TemplateEngine

/// What was read from the files of a package, and what follows from that: values from which pages are made. It is
/// replaced as a whole when a file changes. ``ContentWork`` does what takes longer.
final class Content: Sendable {
    /// The number of times that files were read again before.
    let version: Int
    /// The version of the content from which views last changed: their templates, their texts or the other files that
    /// they show, except for stylesheets.
    let viewVersion: Int
    /// When the files that single views show were last changed.
    let viewChanges: ViewChanges
    let catalog: PreviewCatalog
    /// What the program adds to its host.
    let extensions: ProgramExtensions
    /// The previews as stories of Storybook.
    let stories: PreviewStories
    /// The texts of the previews.
    let localizations: TextStore
    /// The locales with texts of previews. The default locale comes first, and is always included.
    let locales: [NamedLocale]
    /// The locales with texts of the site itself.
    let siteLocales: [NamedLocale]
    let templates: TemplateLibrary
    /// The default time zone of dates in previews.
    let timeZone: TimeZone
    let settings: SiteSettings
    /// What the site says about itself.
    let project: Project
    /// Renders previews.
    let renderer: HTMLRenderer
    /// Renders the site's own pages. Built-in templates replace those that do not parse.
    let siteRenderer: HTMLRenderer
    let docs: Docs
    let assets: AssetTable
    /// Finds previews and pages of the docs.
    let search: SearchIndex
    /// Applies the rules of `check` to previews.
    let checker: PreviewChecker
    /// Finds what the package lacks.
    let missingParts: MissingParts
    /// Finds misspelled templates.
    let unclaimedTemplates: UnclaimedTemplates
    /// The problems of templates, texts, assets and settings.
    private let ownFaults: [Diagnostic]
    let files: ContentFiles
    /// The folders that were read.
    let folders: ContentFolders
    /// The Swift files and templates of the package, which are read when a page shows them.
    let sources: PackageSources
    /// The paths of the package's files for people.
    let paths: PackagePaths

    /// Reads everything in the folders. Files that cannot be read become faults. Everything else still works.
    ///
    /// - Parameters:
    ///   - version: The number of times that files were read again before.
    ///   - earlier: What was read before. Only the folders that changed since then are read again.
    init(
        catalog: PreviewCatalog, folders: ContentFolders, extensions: ProgramExtensions = ProgramExtensions(),
        environment: RenderingEnvironment, version: Int = 0, earlier: EarlierContent? = nil
    ) {
        self.version = version
        self.catalog = catalog
        self.extensions = extensions
        stories = earlier?.content.stories ?? PreviewStories(catalog)
        timeZone = environment.timeZone
        let paths = PackagePaths(folders.root)
        self.paths = paths
        self.folders = folders
        sources = PackageSources(folders.root, others: folders.main?.others(of: folders.targets) ?? [])
        let settings = SiteSettings(package: folders.root, rules: extensions.rules)
        self.settings = settings
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
        docs = files.docs
        assets = files.assets
        project = Project(settings, folder: folders.packageName, assets: files.assets)
        renderer = HTMLRenderer(
            templates: templates, localizations: localizations, environment: environment,
            renderers: extensions.renderers
        ).showing(files.packageAssets)
        siteRenderer = HTMLRenderer(
            templates: Self.siteTemplates(templates) ?? templates, localizations: siteLocalizations,
            environment: environment)
        search = SearchIndex(catalog: catalog, localizations: localizations, docs: docs)
        let package = folders.root ?? URL(filePath: "/")
        checker = PreviewChecker(
            package: package, templates: templates,
            hostTemplates: PreviewSite.builtInTemplates, assets: Set(assets.paths),
            rules: extensions.rules, severities: settings.severities, knownIssues: settings.knownIssues)
        missingParts = MissingParts(
            in: catalog, package: package, templates: templates,
            program: folders.program ?? HostProgram(package: package, name: HostProgram.runningName))
        unclaimedTemplates = UnclaimedTemplates(in: templates, views: catalog.viewNames)
        viewChanges = ViewChanges(
            version: version, viewVersion: viewVersion, files: files, inclusions: checker.inclusions, earlier: earlier)
        ownFaults =
            (BuildErrors.diagnostics(in: folders.buildErrors) + files.templateFaults + templates.errors
            + localizations.problems
            + siteLocalizations.problems + assets.faults + files.packageAssets.catalogs.problems
            + folders.styleSheets.flatMap(BlockedResources.diagnostics(inStyleSheet:))
            + settings.problems + [project.fault].compactMap(\.self)
            + [settings.defaultLocaleEntry?.missingTexts(in: localizations)].compactMap(\.self)).map(paths.relative)
    }

    /// The problems of templates, texts, assets, settings, and docs that belong to no page, as far as they are known. Every
    /// page shows them.
    var faults: [Diagnostic] { ownFaults + docs.sharedFaults }

    /// Whether the system denied reading something that may become readable later.
    var isIncomplete: Bool { faults.contains { $0.kind == .unreadable } }

    /// The problems of all files, which are read for it.
    var allFaults: [Diagnostic] {
        docs.readAll()
        return faults + docs.faults.all
    }

    /// What readers have recorded. Nil without a package.
    var recordings: RecordingFolder? { folders.recordings.map(RecordingFolder.init) }

    /// Returns the reader of the parameters in a query.
    func reader(of query: HTTPQuery) -> PageParametersReader {
        PageParametersReader(query, store: localizations, panels: extensions.panels)
    }

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
