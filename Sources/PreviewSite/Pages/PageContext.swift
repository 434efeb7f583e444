import FOSMVVM
import Foundation
import HTMLRendering
import HTTPCore
import PreviewCatalog
import Synchronization

/// The data for rendering a page: the content, what the request asks for, and what is known about the previews now.
///
/// Except for a visitor's sessions, everything that a page depends on is part of the request or has a
/// ``ResponseVersion``, because responses are stored by these.
struct PageContext: Sendable {
    /// The work on the content, for what is found and changed while the content stays.
    let work: BackgroundWork
    /// The page itself, to which the switches of locale and theme lead.
    let page: any Endpoint
    private(set) var parameters: PageParameters
    let refusals: [ParameterRefusal]
    let locales: PageLocales
    /// What the reader chose for the site itself.
    let reader: ReaderSettings
    let problems: FoundProblems
    /// The pending changes of snapshots.
    let snapshots: SnapshotListing
    /// The sessions of all visitors.
    let sessions: LiveSessions
    let request: PageRequest
    var access = VisitorAccess()
    /// The events about changes of the content. Nil for a page that no request asks for.
    var changes: ChangeFeed?
    /// The path in the addresses of files that programs read. Those of pages get it later.
    var basePath = BasePath.root
    /// The export to which the page belongs. Nil for a page that is served.
    var export: ExportScope?
    /// Whether everything that the page shows was there when it was made.
    let progress = PageProgress()
    /// The places of views that the browser reports.
    private var sizes = LiveSizes()
}

/// What an export shows of the site.
struct ExportScope: Sendable {
    let locales: Set<LocaleIdentifier>
    /// Whether the catalog shows new readers what they can do first.
    let hasFirstSteps: Bool
}

/// Whether a page shows everything, so that it can be stored.
final class PageProgress: Sendable {
    private let unfinished = Atomic(false)

    var isFinished: Bool { !unfinished.load(ordering: .relaxed) }

    /// Notes that a part of the page is missing, which a later request shows.
    func markUnfinished() { unfinished.store(true, ordering: .relaxed) }
}

extension PageContext {
    /// Creates the context of a page that a request asks for.
    ///
    /// - Parameter snapshots: The pending changes of snapshots.
    init(
        _ request: HTTPRequest, page: any Endpoint, work: BackgroundWork, snapshots: SnapshotListing,
        sessions: LiveSessions
    ) {
        self.init(
            page, work: work, reader: work.content.reader(of: request.query), headers: request.headers,
            snapshots: snapshots, sessions: sessions, request: PageRequest(request))
    }

    /// Creates the context of a page about a request that cannot be read.
    init(work: BackgroundWork, sessions: LiveSessions = LiveSessions(starter: LocalLiveViews())) {
        self.init(
            CatalogPage(), work: work, reader: work.content.reader(of: HTTPQuery()), headers: [:],
            snapshots: work.snapshots.recentListing(), sessions: sessions, request: PageRequest(nil))
    }

    /// Creates the context of a page in English for readers and in a locale for previews.
    init(
        _ page: any Endpoint, work: BackgroundWork, parameters: PageParameters, locale: LocaleIdentifier,
        found: PreviewExaminations.Found
    ) {
        self.init(
            work: work, page: page, parameters: parameters, refusals: [], locales: PageLocales(previews: locale),
            reader: ReaderSettings(),
            problems: FoundProblems(found: found, all: Self.problems(of: work, for: page), changed: []),
            snapshots: SnapshotListing(), sessions: LiveSessions(starter: LocalLiveViews()),
            request: PageRequest(nil))
    }

    private init(
        _ page: any Endpoint, work: BackgroundWork, reader: PageParametersReader, headers: HTTPFields,
        snapshots: SnapshotListing, sessions: LiveSessions, request: PageRequest
    ) {
        let settings = ReaderSettings(headers, store: work.content.siteRenderer.localizations)
        let locales = PageLocales(
            asked: reader.parameters.locale, reader: settings, headers: headers, in: work.content)
        var parameters = reader.parameters
        // The values of a preview mean nothing on other pages.
        if !type(of: page).parameters.contains(.arguments) { parameters.arguments = .none }
        self.init(
            work: work, page: page, parameters: parameters, refusals: reader.refusals, locales: locales,
            reader: settings,
            problems: FoundProblems(
                found: type(of: page).showsPreviewMarks ? work.examinations.found(in: locales.preview) : nil,
                all: Self.problems(of: work, for: page), changed: snapshots.previews),
            snapshots: snapshots, sessions: sessions, request: request)
    }

    private static func problems(of work: BackgroundWork, for page: any Endpoint) -> ProblemList? {
        type(of: page).showsPreviewMarks ? work.problems.known : nil
    }

    var content: PackageContent { work.content }

    /// The version of the content and of the pending snapshots, after which the events of the page begin.
    var version: PageVersion {
        PageVersion(files: content.version, snapshots: snapshots.version, calls: access.assistants.version)
    }

    /// Returns the keys of the texts that each preview shows in the page's locale.
    func textKeys() -> TextKeys { work.examinations.textKeys(in: locales.preview) }

    /// Returns the visitor's session with the preview of a workbench. Nil without one.
    func findSession() -> LiveSession? { sessionSubject.flatMap(sessions.session(with:)) }

    /// Returns the visitor's last session with the preview of a workbench, with whichever values. Nil without one.
    func findLastSession() -> LiveSession? { sessionSubject.flatMap(sessions.lastSession(like:)) }

    private var sessionSubject: LiveSessionKey? {
        guard page is WorkbenchPage || page is PreviewCopy, let visitor = request.visitor, let subject = page.subject,
            let preview = content.catalog.preview(subject.viewModel, slug: subject.slug)
        else { return nil }
        return liveSubject(of: preview, for: visitor)
    }

    /// Whether the page shows what a visitor has done.
    var showsSessions: Bool { page is WorkbenchPage && request.visitor != nil }

    /// Returns the context of a page with the preview of a session, which has no state now.
    func showing(_ subject: LiveSessionKey) -> PageContext {
        var context = self
        context.parameters.arguments = subject.arguments
        context.parameters.view = subject.view
        context.parameters.timeZone = subject.timeZone ?? parameters.timeZone
        return context
    }

    /// Whether the page is a file of an export, so no server answers its forms and addresses.
    var isExported: Bool { export != nil }

    /// The locales that the page can offer.
    var offeredLocales: [NamedLocale] {
        guard let export else { return content.locales }
        return content.locales.filter { export.locales.contains($0.identifier) }
    }

    /// The locale of the shown snapshot. The site's own texts keep their locale.
    var snapshotLocale: LocaleIdentifier { parameters.snapshot ?? locales.preview }

    /// Renders previews in the requested time zone and version.
    var renderer: HTMLRenderer {
        let renderer = parameters.timeZone.map { content.renderer.in(timeZone: $0.timeZone) } ?? content.renderer
        return renderer.preferring(parameters.view).measured(sizes)
    }

    /// Returns the context of a page on which views have the places that the browser reports.
    func measured(_ sizes: LiveSizes) -> PageContext {
        var context = self
        context.sizes = sizes
        return context
    }

    /// The time zone of dates in previews.
    var timeZone: TimeZone { parameters.timeZone?.timeZone ?? content.renderer.timeZone }

    var links: PageLinks { PageLinks(page: page, parameters: parameters, subject: subject) }

    /// Makes the links to places that problems name.
    var editors: EditorLinks {
        EditorLinks(
            sources: content.sources, paths: content.paths, isAllowed: access.seesSources && !isExported)
    }

    /// The preview of the page by its own name, even if the address names only its ViewModel.
    private var subject: PageSubject? {
        guard var subject = page.subject, page is any PreviewEndpoint, subject.slug == nil else { return page.subject }
        subject.slug = content.catalog.preview(subject.viewModel)?.slug
        return subject
    }

    /// The changes of the previews on the page. Nil if their arguments are neither changed nor listed.
    var previewChanges: PreviewChanges? {
        let listsArguments = parameters.panel == .controls || isExported && page is WorkbenchPage
        guard listsArguments || !parameters.arguments.isEmpty else { return nil }
        return PreviewChanges(arguments: parameters.arguments, timeZone: timeZone.identifier)
    }

    /// Whether a preview has been made with these changes. One that has not, and may hang, does not block the page, which
    /// is then unfinished.
    func isKnown(_ preview: Preview) -> Bool {
        let isKnown = preview.isKnown(previewChanges)
        if !isKnown { progress.markUnfinished() }
        return isKnown
    }

    /// Returns the address of this page with changed parameters.
    func here(changing change: (inout PageParameters) -> Void) -> String {
        links.here(changing: change)
    }
}
