package import FOSMVVM
package import Foundation
package import HTMLRendering
package import HTTPCore
package import Logging
package import PreviewCatalog
package import PreviewChecks

/// The pages that show a catalog. It converts requests to responses, without a socket.
///
/// Files are read when the site is created, and again after one changes. Requests are handled on the caller's thread.
/// Any number of threads may call at once.
package struct PreviewSite: Sendable {
    let loader: ContentLoader
    let sessions: LiveSessions
    let assistants: AssistantLog
    private let changes: ChangeFeed
    let logger: Logger
    /// The path below which browsers find the pages.
    private var basePath: BasePath
    /// What visitors from other machines may do.
    private let allowed: Set<VisitorRight>
    /// Writes texts. Nil for a host that does not.
    let textEditor: SourceTextEditor?
    /// Takes the pictures that visitors save. Nil for a host that takes none.
    private var browser: (any SiteBrowser)?

    /// Creates the site of a catalog.
    ///
    /// - Parameters:
    ///   - catalog: The previews.
    ///   - folders: The folders of templates, texts, assets and docs.
    ///   - extensions: What the program adds to its host.
    ///   - environment: The time zone of dates, and the fixed date of previews.
    ///   - liveViews: Starts the views that visitors interact with.
    ///   - limits: The limits of their sessions.
    ///   - basePath: The path in all addresses of responses. Those of requests do not have it; see `BasePathRouting`.
    ///   - allowed: What visitors from other machines may do besides looking at views and using them.
    ///   - editsTexts: Whether those who may change files can change texts on the page of translations, and assistants texts
    ///     and snapshots.
    ///   - exerciser: Uses views when the project is checked.
    ///   - logger: Receives problems with the templates of the site's own pages, on any thread.
    package init(
        catalog: PreviewCatalog, folders: SiteFolders, extensions: ProgramExtensions = ProgramExtensions(),
        environment: RenderingEnvironment = .preview,
        liveViews: any LiveViewStarter = LocalLiveViews(), limits: LiveSessionLimits = LiveSessionLimits(),
        basePath: BasePath = .root, allowed: Set<VisitorRight> = [], editsTexts: Bool = false,
        exerciser: any ViewExerciser = LocalViewExerciser(), logger: Logger = PreviewSite.silent
    ) {
        self.init(
            loader: ContentLoader(
                catalog: catalog, folders: folders, extensions: extensions, environment: environment,
                exerciser: exerciser,
                logger: logger),
            sessions: LiveSessions(starter: liveViews, limits: limits), basePath: basePath, allowed: allowed,
            editsTexts: editsTexts, logger: logger)
    }

    init(
        loader: ContentLoader, sessions: LiveSessions = LiveSessions(starter: LocalLiveViews()),
        basePath: BasePath = .root, allowed: Set<VisitorRight> = [], editsTexts: Bool = false, logger: Logger
    ) {
        self.loader = loader
        self.basePath = basePath
        self.allowed = allowed
        textEditor = editsTexts ? SourceTextEditor() : nil
        self.sessions = sessions
        self.logger = logger
        let assistants = AssistantLog(changes: loader.changes)
        self.assistants = assistants
        changes = ChangeFeed {
            let work = loader.current()
            return PageVersion(
                files: work.content.version, snapshots: work.snapshots.recentListing().version,
                calls: assistants.version)
        } wait: {
            loader.waitForReport(milliseconds: $0)
        }
    }

    /// The site in its browser. Nil for a host without one.
    var browsed: BrowsedSite? { browser.map { BrowsedSite(browser: $0, site: atRoot) } }

    /// Returns the site of a host that shows its documents in a browser, for pictures and examinations.
    package func using(browser: any SiteBrowser) -> PreviewSite {
        var site = self
        site.browser = browser
        return site
    }

    /// Returns the version of everything from which repeatable responses are made. Reads files if some have changed.
    package func version() -> ResponseVersion { loader.version() }

    /// Waits until a file may have changed, or until the time is over.
    package func waitForChange(milliseconds: Int32) { loader.waitForReport(milliseconds: milliseconds) }

    /// Returns how often that has changed. Nil if it may read files to find out.
    @Sendable package func knownVersion() -> Int? { loader.knownVersion() }

    /// Whether the site can get visitors: the settings of the package have no mistakes.
    package var isReady: Bool { loader.current().content.settings.problems.isEmpty }

    /// Returns the texts of the previews. Reads files if some have changed.
    package func localizations() -> TextStore { loader.current().content.localizations }

    /// Waits until everything that is wrong with previews has been found in all locales with texts.
    package func examineAllPreviews() { loader.current().examineAllPreviews() }

    /// Ends the sessions of all visitors.
    package func endSessions() { sessions.endAll() }

    /// Whether a request's path is that of a form, which accepts only POST.
    package static func acceptsPost(_ request: HTTPRequest) -> Bool {
        Endpoints.endpoint(at: request.segments) is any FormAction
    }

    /// Whether the response to a request in a window of its own is another one than that in a frame.
    @Sendable package static func variesByUse(_ request: HTTPRequest) -> Bool { request.target.hasPrefix("/render/") }

    /// Handles a request according to its path. The server checks methods and origins; see `Safeguards`.
    package func respond(to request: HTTPRequest) -> HTTPResponse {
        let work = request.method == .post ? loader.latest() : loader.current()
        return StoryAddresses(stories: work.content.stories).wrapping { respond(to: $0, with: work) }(request)
            .relocated(to: basePath).securingCookies(for: request.client)
    }

    private func respond(to request: HTTPRequest, with work: BackgroundWork) -> HTTPResponse {
        guard let endpoint = Endpoints.endpoint(at: request.segments) else {
            let context = context(of: request, for: CatalogPage(), work)
            if let page = linkPage(request, in: context) { return page.response(in: context, logger: logger) }
            return response(about: .unknownPage(request.path), in: context)
        }
        let action = endpoint as? any FormAction
        let page = action?.page ?? endpoint
        if let action, type(of: action).changesFiles, !rights(of: request).contains(.changes) {
            let context = context(of: request, for: page, work)
            return response(about: .changesNotAllowed, in: context)
        }
        // A decision is about what previews show now. Reading a page changes no file.
        if action != nil, type(of: page).listsSnapshots { work.comparePendingSnapshots() }
        var context = context(of: request, for: page, work)
        context.changes = changes
        // The page is not slowed down by the search, because it shows only what was found before.
        defer {
            if type(of: page).showsPreviewMarks { work.examinations.search(in: context.locales.preview) }
            work.readDocs()
        }
        var response = response(of: endpoint, in: context)
        if let action, type(of: action).changesFiles { prepare(page) }
        if type(of: endpoint).isCacheable, !context.showsSessions {
            response.isRepeatable = response.status == .ok && context.progress.isFinished
        }
        return response
    }

    /// Reads what an action has written, so that the next page shows it, with the counts of texts.
    private func prepare(_ page: any Endpoint) {
        let work = loader.latest()
        if page is CoveragePage { _ = work.texts.counted() }
    }

    /// Returns the context of a page that a request asks for.
    func context(of request: HTTPRequest, for page: any Endpoint, _ work: BackgroundWork) -> PageContext {
        let snapshots = work.snapshots
        var context = PageContext(
            request, page: page, work: work,
            snapshots: type(of: page).listsSnapshots ? snapshots.listing() : snapshots.recentListing(),
            sessions: sessions)
        (context.basePath, context.access.rights) = (basePath, rights(of: request))
        if context.access.changesFiles { context.access.textEditor = textEditor }
        context.access.assistants = assistants
        context.access.browser = browsed
        return context
    }

    /// The site for programs that ask it directly, and not below a path.
    private var atRoot: PreviewSite {
        var site = self
        site.basePath = .root
        return site
    }

    private func rights(of request: HTTPRequest) -> Set<VisitorRight> {
        .rights(of: request.client, allowed: allowed)
    }

    /// Returns the page about a request that the server rejected, an `HTTPErrorPage`, or JSON for programs.
    ///
    /// - Parameters:
    ///   - status: The status of the response.
    ///   - message: What happened and what to do, in English.
    ///   - request: The request, if its target is valid.
    package func errorPage(_ status: HTTPStatus, message: String, for request: HTTPRequest?) -> HTTPResponse {
        let work = loader.current()
        let context =
            request.map { self.context(of: $0, for: CatalogPage(), work) }
            ?? PageContext(work: work, sessions: sessions)
        if status == .methodNotAllowed, let page = request.flatMap({ linkPage($0, in: context) }) {
            return page.response(in: context, logger: logger).relocated(to: basePath)
        }
        return response(about: .refused(status, message: message), in: context).relocated(to: basePath)
    }

    /// Returns the page that says where a link or a form of a preview leads, in its place. Nil for a request that no
    /// preview makes.
    private func linkPage(_ request: HTTPRequest, in context: PageContext) -> Page? {
        guard let preview = PreviewReferrer(request, below: basePath)?.address else { return nil }
        let target = request.method == .get ? request.target : "\(request.method) \(request.target)"
        return Page(BrokenPreviewViewModel(linkTo: target, from: preview, context: context), status: .notFound)
    }

    /// Returns the response of an endpoint, or one about its error.
    func response(of endpoint: any Endpoint, in context: PageContext) -> HTTPResponse {
        do throws(PageError) {
            switch try endpoint.answer(in: context) {
            case .page(let page): return page.response(in: context, logger: logger)
            case .response(let response): return response
            }
        } catch {
            return response(about: error, in: context)
        }
    }

    private func response(about error: PageError, in context: PageContext) -> HTTPResponse {
        if context.request.isForPrograms { return ErrorFile(error).response }
        return Page(about: error, in: context).response(in: context, logger: logger)
    }
}

extension PreviewSite {
    /// How many milliseconds pass at most between two checks for changed views.
    private static let snapshotInterval: Int32 = 5_000
    /// After how many microseconds after a report views are compared, so that a program that writes files is done.
    private static let snapshotPause: UInt32 = 50_000

    /// Compares pending snapshots again after each change of views, on a thread of its own. No request that reads does,
    /// because it would change files.
    package func keepPendingSnapshotsCurrent() {
        Thread.detachNewThread { [weak loader] in
            while let loader {
                loader.waitForReport(milliseconds: Self.snapshotInterval)
                usleep(Self.snapshotPause)
                loader.current().comparePendingSnapshots()
            }
        }
    }
}

extension PreviewSite {
    /// A logger that writes nothing.
    package static var silent: Logger { Logger(label: "PreviewSite") { _ in SwiftLogNoOpLogHandler() } }

    /// Loads the catalog of the linked previews, without those of the site's own pages.
    ///
    /// - Parameters:
    ///   - package: The folder of the package for which the program runs. Nil for the one in which it was built.
    ///   - isolation: Makes previews in another process first.
    package static func catalog(
        in package: URL? = nil, isolation: (any PreviewIsolation)? = nil
    ) -> PreviewCatalog {
        let catalog = PreviewCatalog.load(withoutModule: PreviewCatalog.hostModule, isolation: isolation)
        return package.map(catalog.running) ?? catalog
    }
}
