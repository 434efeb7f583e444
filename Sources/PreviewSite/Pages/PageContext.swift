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
    /// The locale of the texts in previews: the requested locale, which may be a pseudo-locale, or a locale with texts.
    let previewLocale: LocaleIdentifier
    /// The locale in which previews are rendered. Without a requested locale, it is the reader's, with its region.
    let renderedLocale: LocaleIdentifier
    /// What the reader chose for the site itself.
    let reader: ReaderSettings
    /// The locale of the site's own texts: the reader's choice, or the best one for the browser.
    let locale: LocaleIdentifier
    /// The problems of previews that have been found so far. Nil for pages that do not show them.
    let found: PreviewSearches.Found?
    /// All problems of the project. Nil until it has been checked, and for pages that do not show them.
    let problems: ProblemList?
    /// The pending changes of snapshots.
    let snapshots: SnapshotListing
    /// The sessions of all visitors.
    let sessions: LiveSessions
    /// The events about changes of the content. Nil for a page that no request asks for.
    var changes: ChangeFeed?
    /// The path in the addresses of files that programs read. Those of pages get it later.
    var basePath = BasePath.root
    /// What the visitor may do besides looking at views and using them.
    var rights = Set<VisitorRight>.all
    /// Writes texts. Nil for a visitor who may not change them, or a host that does not.
    var textEditor: SourceTextEditor?
    /// The calls of assistants, for those who may read source files.
    var assistants = AssistantLog.empty
    /// Takes pictures of the site's documents. Nil for a host that takes none, and in an export.
    var pictures: SitePictures?
    /// Whether everything that the page shows was there when it was made.
    let progress = PageProgress()
    /// The locales of the export to which the page belongs. Nil for a page that is served.
    var exportedLocales: Set<LocaleIdentifier>?
    /// Whether an export shows new readers what they can do first.
    var exportsFirstSteps = false
    /// The places of views that the browser reports.
    private var sizes = LiveSizes()
    /// The request, whose form and cookie only pages that are made for each request can use.
    private var request: HTTPRequest?
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
            page, work: work, reader: work.content.reader(of: request.query),
            headers: request.headers, snapshots: snapshots, sessions: sessions)
        self.request = request
    }

    /// Creates the context of a page about a request that cannot be read.
    init(work: BackgroundWork, sessions: LiveSessions = LiveSessions(starter: LocalLiveViews())) {
        self.init(
            CatalogPage(), work: work, reader: work.content.reader(of: HTTPQuery()), headers: [:],
            snapshots: work.snapshots.recentListing(), sessions: sessions)
    }

    /// Creates the context of a page in English for readers and in a locale for previews.
    init(
        _ page: any Endpoint, work: BackgroundWork, parameters: PageParameters, locale: LocaleIdentifier,
        found: PreviewSearches.Found
    ) {
        self.init(
            work: work, page: page, parameters: parameters, refusals: [], previewLocale: locale,
            renderedLocale: locale, reader: ReaderSettings(), locale: .english, found: found,
            problems: Self.problems(of: work, for: page),
            snapshots: SnapshotListing(), sessions: LiveSessions(starter: LocalLiveViews()))
    }

    private init(
        _ page: any Endpoint, work: BackgroundWork, reader: PageParametersReader, headers: HTTPFields,
        snapshots: SnapshotListing, sessions: LiveSessions
    ) {
        let store = work.content.localizations
        let site = work.content.siteRenderer.localizations
        let asked = reader.parameters.locale
        let rendered = LocaleNegotiation.locale(asked: asked, headers: headers, store: store)
        let previewLocale = asked ?? store.textLocale(of: rendered) ?? rendered
        let settings = ReaderSettings(headers, store: site)
        var parameters = reader.parameters
        // The values of a preview mean nothing on other pages.
        if !type(of: page).parameters.contains(.arguments) { parameters.arguments = .none }
        self.init(
            work: work, page: page, parameters: parameters, refusals: reader.refusals,
            previewLocale: previewLocale, renderedLocale: rendered, reader: settings,
            locale: LocaleNegotiation.locale(asked: settings.locale, headers: headers, store: site),
            found: type(of: page).showsPreviewMarks ? work.searches.found(in: previewLocale) : nil,
            problems: Self.problems(of: work, for: page),
            snapshots: snapshots, sessions: sessions)
    }

    private static func problems(of work: BackgroundWork, for page: any Endpoint) -> ProblemList? {
        type(of: page).showsPreviewMarks ? work.problems.known : nil
    }

    var content: PackageContent { work.content }

    /// The version of the content and of the pending snapshots, after which the events of the page begin.
    var version: PageVersion {
        PageVersion(files: content.version, snapshots: snapshots.version, calls: assistants.version)
    }

    /// Returns the keys of the texts that each preview shows in the page's locale.
    func textKeys() -> TextKeys { work.searches.textKeys(in: previewLocale) }

    /// Whether only programs read the address.
    var isForPrograms: Bool { request?.path.hasSuffix(".json") == true }

    /// The whole query of the request, for pages that are made for each request.
    var query: HTTPQuery { request?.query ?? HTTPQuery() }

    /// The visitor that sent the request. Nil for one without a cookie.
    var visitor: Visitor? { request.flatMap { Visitor($0.headers) } }

    /// The address of the visitor, if it is known.
    var clientAddress: IPAddress? { request?.client.address }

    /// Whether a browser asks for the page in a window of its own. It says so to hosts with HTTPS and to those on its
    /// machine.
    var isAlone: Bool { request?.headers[.secFetchDest] == "document" }

    /// Returns the form in the request.
    ///
    /// - Throws: ``PageError/refused(_:message:)`` for a form that cannot be decoded.
    func form() throws(PageError) -> HTTPForm {
        guard let request else { throw .refused(.badRequest, message: "The request has no form.") }
        do {
            return try HTTPForm(request)
        } catch {
            throw .refused(error.status, message: error.localizedDescription)
        }
    }

    /// Returns the visitor's session with the preview of a workbench. Nil without one.
    func findSession() -> LiveSession? { sessionSubject.flatMap(sessions.session(with:)) }

    /// Returns the visitor's last session with the preview of a workbench, with whichever values. Nil without one.
    func findLastSession() -> LiveSession? { sessionSubject.flatMap(sessions.lastSession(like:)) }

    private var sessionSubject: LiveSessionKey? {
        guard page is WorkbenchPage || page is PreviewCopy, let visitor, let subject = page.subject,
            let preview = content.catalog.preview(subject.viewModel, slug: subject.slug)
        else { return nil }
        return liveSubject(of: preview, for: visitor)
    }

    /// Whether the page shows what a visitor has done.
    var showsSessions: Bool { page is WorkbenchPage && visitor != nil }

    /// Returns the context of a page with the preview of a session, which has no state now.
    func showing(_ subject: LiveSessionKey) -> PageContext {
        var context = self
        context.parameters.arguments = subject.arguments
        context.parameters.view = subject.view
        context.parameters.timeZone = subject.timeZone ?? parameters.timeZone
        return context
    }

    /// Whether the page is a file of an export, so no server answers its forms and addresses.
    var isExported: Bool { exportedLocales != nil }

    /// The locales that the page can offer.
    var locales: [NamedLocale] {
        guard let exportedLocales else { return content.locales }
        return content.locales.filter { exportedLocales.contains($0.identifier) }
    }

    /// The locale of the shown snapshot. The site's own texts keep their locale.
    var snapshotLocale: LocaleIdentifier { parameters.snapshot ?? previewLocale }

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
            sources: content.sources, paths: content.paths, isAllowed: rights.contains(.sources) && !isExported)
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

    /// Returns what lists show about a preview: its problems, or as long as they are not known, what rendering it finds.
    func marks(of preview: Preview) -> PreviewMarks {
        if let problems { return problems.marks[BareDocument(preview)] ?? [] }
        guard let marks = found?.marks else { return [] }
        let found = marks[BareDocument(preview)] ?? []
        return snapshots.previews.contains(preview.snapshotName) ? found.union(.snapshot) : found
    }

    /// Returns the number of problems that one of some previews shows. Nil without any.
    func problemCount(of previews: [Preview]) -> LocalizableInt? {
        let count = problems?.problems(of: previews).count ?? 0
        return count > 0 ? LocalizableInt(value: count) : nil
    }

    /// The direction of the site's own texts.
    var textDirection: PreviewDirection { locale.isRightToLeft ? .rtl : .ltr }

    /// Returns the address of this page with changed parameters.
    func here(changing change: (inout PageParameters) -> Void) -> String {
        links.here(changing: change)
    }
}

/// Chooses the locale of a page.
enum LocaleNegotiation {
    /// Returns the requested locale, or else the best one for the browser, or else the default locale of the store.
    static func locale(
        asked: LocaleIdentifier?, headers: HTTPFields, store: TextStore
    ) -> LocaleIdentifier {
        if let asked { return asked }
        return store.bestLocale(acceptLanguage: headers[values: .acceptLanguage].joined(separator: ","))
    }
}
