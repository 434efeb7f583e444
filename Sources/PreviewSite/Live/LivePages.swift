import Diagnostics
import FOSMVVM
import HTMLRendering
import HTTPCore
import PreviewCatalog
import PreviewSnapshots

/// A live view alone, `/live/{session}`.
struct LiveDocument: SessionEndpoint {
    static let pattern = PathPattern("live", values: 1...1)
    static let isCacheable = false
    let session: String

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let (live, result) = try send(LiveInput(), in: context)
        return try context.page(of: live, result)
    }
}

/// Begins a session with an input, `/render/{ViewModel}/{preview}/live`.
struct BeginSession: PreviewEndpoint, FormAction {
    static let pattern = PathPattern("render", values: 2...2, suffix: ["live"])
    static let parameters = BareDocument.parameters
    let viewModel: String
    let slug: String?

    var page: any Endpoint { BareDocument(viewModel: viewModel, slug: slug) }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let preview = try preview(in: context.content)
        let form = try context.request.form()
        let visitor = context.request.visitor ?? Visitor()
        let session = try context.sessions.begin(
            context.liveSubject(of: preview, for: visitor), of: preview, in: context)
        var input = LiveInput(form)
        input.locale = try context.locale(of: session)
        let result = try context.sessions.send(input, to: session, in: context.content)
        return try context.answer(to: form, of: session, result, cookie: visitor.cookie)
    }
}

/// A preview with the sizes that the browser reports, without a session, `/render/{ViewModel}/{preview}/measured`.
struct MeasuredDocument: PreviewEndpoint, FormAction {
    static let pattern = PathPattern("render", values: 2...2, suffix: ["measured"])
    static let parameters = BareDocument.parameters
    let viewModel: String
    let slug: String?

    var page: any Endpoint { BareDocument(viewModel: viewModel, slug: slug) }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let form = try context.request.form()
        return try BareDocument(viewModel: viewModel, slug: slug).answer(in: context.measured(form.sizes))
    }
}

/// Sends what a visitor entered or pressed to a session, `/live/{session}/input`.
struct SendInput: SessionEndpoint, FormAction {
    static let pattern = PathPattern("live", values: 1...1, suffix: ["input"])
    let session: String

    var page: any Endpoint { LiveDocument(session: session) }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let form = try context.request.form()
        let (live, result) = try send(LiveInput(form), in: context)
        return try context.answer(to: form, of: live, result)
    }
}

/// Removes the list of operations of a session, `/live/{session}/clear`.
struct ClearEvents: SessionEndpoint, FormAction {
    static let pattern = PathPattern("live", values: 1...1, suffix: ["clear"])
    static let parameters = WorkbenchPage.parameters
    let session: String

    var page: any Endpoint { LiveDocument(session: session) }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let (live, _) = try send(LiveInput(clearsEvents: true), in: context)
        return .response(context.redirection(to: live.subject.workbench, arguments: live.subject.arguments))
    }
}

/// Starts the view of a preview again and repeats what the visitor has done with it last, maybe with other values,
/// `/render/{ViewModel}/{preview}/replay`.
struct ReplaySteps: PreviewEndpoint, FormAction {
    static let pattern = PathPattern("render", values: 2...2, suffix: ["replay"])
    static let parameters = WorkbenchPage.parameters
    let viewModel: String
    let slug: String?

    var page: any Endpoint { WorkbenchPage(viewModel: viewModel, slug: slug) }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let preview = try preview(in: context.content)
        guard let visitor = context.request.visitor else { throw .endedSession(nil) }
        let subject = context.liveSubject(of: preview, for: visitor)
        guard let last = context.sessions.lastSession(like: subject) else { throw .endedSession(subject) }
        let current = context.sessions.session(with: subject)
        let session = if let current { current } else { try context.sessions.begin(subject, of: preview, in: context) }
        _ = try context.sessions.replay(last.inputs, in: session, of: preview, in: context)
        return .response(context.redirection(to: page, arguments: subject.arguments))
    }
}

/// Ends a session, `/live/{session}/reset`.
struct ResetSession: SessionEndpoint, FormAction {
    static let pattern = PathPattern("live", values: 1...1, suffix: ["reset"])
    static let parameters = WorkbenchPage.parameters
    let session: String

    var page: any Endpoint { LiveDocument(session: session) }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let live = try liveSession(in: context)
        context.sessions.end(live)
        return .response(context.redirection(to: live.subject.workbench, arguments: live.subject.arguments))
    }
}

/// An endpoint with one address for each session.
protocol SessionEndpoint: Endpoint {
    init(session: String)
    /// The id of the session.
    var session: String { get }
}

extension SessionEndpoint {
    static var parameters: Set<PageParameter> { PageParameter.ofDocuments }
    // The pattern has one value.
    init(values: [String]) { self.init(session: values[0]) }
    var values: [String] { [session] }

    fileprivate func liveSession(in context: PageContext) throws(PageError) -> LiveSession {
        try context.sessions.session(session, of: context.request.visitor)
    }

    /// Sends an input to the session, which then shows the view in the locale of the page.
    fileprivate func send(
        _ input: LiveInput, in context: PageContext
    ) throws(PageError) -> (LiveSession, LiveSession.Outcome) {
        let live = try liveSession(in: context)
        let (content, locale) = (context.content, try context.locale(of: live))
        if !input.changesState, let kept = live.takeKept(in: content, locale) { return (live, kept) }
        var input = input
        input.locale = locale
        return (live, try context.sessions.send(input, to: live, in: content))
    }
}

extension PageContext {
    /// Returns the locale in which the page shows the view of a session.
    fileprivate func locale(of session: LiveSession) throws(PageError) -> LocaleIdentifier {
        try session.subject.workbench.preview(in: content).shownLocale(for: locales.rendered)
    }

    /// Returns what answers a form: the page of the view, for which the script asks, or else a redirect to it. Then the next
    /// page shows what the form has led to, so that the view is not asked again.
    ///
    /// - Parameter cookie: The cookie of the visitor, if the form has begun the session.
    fileprivate func answer(
        to form: HTTPForm, of session: LiveSession, _ outcome: LiveSession.Outcome, cookie: String? = nil
    ) throws(PageError) -> Answer {
        let document = LiveDocument(session: session.id)
        if LiveInput.isSentByScript(form), case .page(var page) = try page(of: session, outcome) {
            page.headers[.contentLocation] = links.address(document)
            page.headers[.setCookie] = cookie
            return .page(page)
        }
        session.keep(outcome, in: content, try locale(of: session))
        var response = redirection(to: document)
        response.headers[.setCookie] = cookie
        return .response(response)
    }

    /// Returns the page of a live view. A view without state, such as one whose template does not parse, has the page of its
    /// preview.
    fileprivate func page(of session: LiveSession, _ outcome: LiveSession.Outcome) throws(PageError) -> Answer {
        let subject = session.subject
        let preview = try subject.workbench.preview(in: content)
        switch outcome {
        case .success(nil):
            return try BareDocument(preview).answer(in: showing(subject))
        case .success(let state?):
            let locale = try locale(of: session)
            let document = BareDocumentViewModel(
                preview, live: LiveForm(state, of: session, assets: content.assets, links: links), locale: locale,
                context: self)
            return .page(Page(document, language: locale))
        case .failure(let failure):
            let diagnostic = Diagnostic(
                .brokenPreview, failure.localizedDescription, at: preview.place, subject: preview.viewModelName)
            return .page(
                Page(
                    BrokenPreviewViewModel([diagnostic], restart: subject.document(links), context: self),
                    status: .internalServerError))
        }
    }
}

extension LiveSessionKey {
    /// The workbench of the preview.
    var workbench: WorkbenchPage { WorkbenchPage(viewModel: viewModel, slug: slug) }

    /// Returns the address of the preview alone, in the time zone of the session.
    func document(_ links: PageLinks) -> String {
        address(BareDocument(viewModel: viewModel, slug: slug), links)
    }

    /// Returns the address that begins another session.
    func begin(_ links: PageLinks) -> String {
        address(BeginSession(viewModel: viewModel, slug: slug), links)
    }

    private func address(_ endpoint: some PreviewEndpoint, _ links: PageLinks) -> String {
        links.address(endpoint) { parameters in
            parameters.timeZone = parameters.timeZone ?? timeZone
            parameters.view = view
            parameters.arguments = arguments
        }
    }
}

extension PageContext {
    /// Returns what a visitor's session with a preview shows.
    func liveSubject(of preview: Preview, for visitor: Visitor) -> LiveSessionKey {
        LiveSessionKey(
            visitor: visitor, viewModel: preview.viewModelName, slug: preview.slug,
            timeZone: parameters.timeZone, view: preview.version(for: parameters.view, in: content.renderer),
            arguments: parameters.arguments)
    }

    /// Returns the response that leads a form to a page.
    ///
    /// - Parameter arguments: The changed arguments of the preview on the page.
    func redirection(to page: any Endpoint, arguments: PreviewArguments = .none) -> HTTPResponse {
        let address = links.address(page) { $0.arguments = arguments }
        return HTTPResponse(status: .seeOther, headers: [.location: address])
    }
}
