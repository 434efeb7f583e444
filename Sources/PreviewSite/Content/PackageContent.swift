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
/// replaced as a whole when a file changes. ``BackgroundWork`` does what takes longer.
final class PackageContent: Sendable {
    /// The number of times that files were read again before.
    let version: Int
    let catalog: PreviewCatalog
    /// What the program adds to its host.
    let extensions: ProgramExtensions
    /// The folders that were read.
    let folders: SiteFolders
    let settings: SiteSettings
    let files: ParsedFiles
    /// When the files that single views show were last changed.
    let viewChanges: ViewChanges
    /// What the site says about itself.
    let project: Project
    /// The locales with texts of previews. The default locale comes first, and is always included.
    let locales: [NamedLocale]
    /// The locales with texts of the site itself.
    let siteLocales: [NamedLocale]
    /// Finds what is wrong with previews.
    let examiner: PreviewExaminer
    /// Renders the site's own pages. Built-in templates replace those that do not parse.
    let siteRenderer: HTMLRenderer
    /// Finds previews and pages of the docs.
    let search: SearchIndex
    /// The previews as stories of Storybook.
    let stories: PreviewStories
    /// Finds what the package lacks.
    let missingParts: MissingParts
    /// The Swift files and templates of the package, which are read when a page shows them.
    let sources: PackageSources
    /// The paths of the package's files for people.
    let paths: PackagePaths
    /// The problems of templates, texts, assets and settings.
    private let ownDiagnostics: [Diagnostic]

    /// Reads everything in the folders. Files that cannot be read become problems. Everything else still works.
    ///
    /// - Parameters:
    ///   - version: The number of times that files were read again before.
    ///   - earlier: What was read before. Only the folders that changed since then are read again.
    init(
        catalog: PreviewCatalog, folders: SiteFolders, extensions: ProgramExtensions = ProgramExtensions(),
        environment: RenderingEnvironment, version: Int = 0, earlier: EarlierContent? = nil
    ) {
        (self.version, self.catalog, self.extensions, self.folders) = (version, catalog, extensions, folders)
        settings = SiteSettings(package: folders.root, rules: extensions.rules)
        files = ParsedFiles(
            in: folders, defaultLocale: settings.defaultLocale,
            earlier: earlier.map { ($0.content.files, $0.changedFolders) })
        (sources, paths) = (PackageSources(in: folders), PackagePaths(folders.root))
        project = Project(settings, folder: folders.packageName, assets: files.assets)
        locales = files.localizations.shownLocales.map(NamedLocale.init)
        siteLocales = files.siteLocalizations.locales.map(NamedLocale.init)
        let package = folders.root ?? URL(filePath: "/")
        examiner = PreviewExaminer(
            renderer: HTMLRenderer(
                templates: files.templates, localizations: files.localizations, environment: environment,
                renderers: extensions.renderers
            ).showing(files.packageAssets),
            checker: PreviewChecker(
                package: package, templates: files.templates, hostTemplates: PreviewSite.builtInTemplates,
                assets: Set(files.assets.paths), rules: extensions.rules, severities: settings.severities,
                knownIssues: settings.knownIssues),
            unclaimedTemplates: UnclaimedTemplates(in: files.templates, views: catalog.viewNames))
        siteRenderer = HTMLRenderer(
            templates: Self.siteTemplates(files.templates) ?? files.templates,
            localizations: files.siteLocalizations, environment: environment)
        viewChanges = ViewChanges(
            version: version, files: files, folders: folders, inclusions: examiner.checker.inclusions,
            earlier: earlier)
        search = SearchIndex(catalog: catalog, localizations: files.localizations, docs: files.docs)
        stories = earlier?.content.stories ?? PreviewStories(catalog)
        missingParts = MissingParts(
            in: catalog, package: package, templates: files.templates,
            program: folders.program ?? HostProgram(package: package, name: HostProgram.runningName))
        ownDiagnostics =
            (BuildErrors.diagnostics(in: folders.buildErrors) + files.diagnostics
            + folders.styleSheets.flatMap(BlockedResources.diagnostics(inStyleSheet:)) + settings.problems
            + [project.diagnostic, settings.defaultLocaleEntry?.missingTexts(in: files.localizations)].compactMap(
                \.self))
            .map(paths.relative)
    }

    var templates: TemplateLibrary { files.templates }
    /// The texts of the previews.
    var localizations: TextStore { files.localizations }
    var docs: Docs { files.docs }
    var assets: AssetTable { files.assets }
    /// Renders previews.
    var renderer: HTMLRenderer { examiner.renderer }
    var viewVersion: Int { viewChanges.viewVersion }

    /// The problems of templates, texts, assets, settings, and docs that belong to no page, as far as they are known. Every
    /// page shows them.
    var diagnostics: [Diagnostic] { ownDiagnostics + docs.sharedDiagnostics }

    /// Whether the system denied reading something that may become readable later.
    var isIncomplete: Bool { diagnostics.contains { $0.kind == .unreadable } }

    /// The problems of all files, which are read for it.
    var allDiagnostics: [Diagnostic] {
        docs.readAll()
        return diagnostics + docs.diagnostics.all
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
