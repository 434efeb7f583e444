package import FOSMVVM
package import Foundation
package import HTMLRendering
package import PreviewCatalog
import Synchronization

/// Starts live views, in this process or in others.
package protocol LiveViewStarter: Sendable {
    /// Starts the view of a preview. Nil if it has no state, because its template has no controls.
    ///
    /// - Parameters:
    ///   - changes: The changes with which the preview is made, if there are any.
    ///   - locale: The locale of the view.
    ///   - renderer: The renderer of this process, in the time zone of the view.
    ///   - timeZone: The time zone of the view.
    /// - Throws: ``HTMLRendering/LiveViewFailure``.
    func start(
        _ preview: Preview, changes: PreviewChanges?, locale: LocaleIdentifier, renderer: HTMLRenderer,
        timeZone: TimeZone
    ) throws(LiveViewFailure) -> (any LiveView)?
}

/// Starts live views in this process, which ends if one of them crashes.
package struct LocalLiveViews: LiveViewStarter {
    /// Creates the starter. It has no options.
    package init() {}

    package func start(
        _ preview: Preview, changes: PreviewChanges?, locale: LocaleIdentifier, renderer: HTMLRenderer,
        timeZone: TimeZone
    ) throws(LiveViewFailure) -> (any LiveView)? {
        do {
            return try renderer.liveView(of: try preview.make(changes).made.subject, locale: locale)
        } catch {
            throw .notStarted(error.localizedDescription)
        }
    }
}

/// The limits of live sessions.
package struct LiveSessionLimits: Sendable {
    /// The maximum number of sessions. A new one replaces the one that was not used for the longest time, of those from
    /// the address with the most sessions.
    package let sessions: Int
    /// The maximum number of sessions of a visitor: a quarter, but at least four.
    var sessionsOfVisitor: Int { max(4, sessions / 4) }
    /// The seconds after which an unused session ends.
    package let idleTime: Double

    /// Creates limits, by default 64 sessions of 30 minutes.
    package init(sessions: Int = 64, idleTime: Double = 1_800) {
        self.sessions = sessions
        self.idleTime = idleTime
    }
}

/// The sessions of visitors with live views. Any number of threads may use it.
final class LiveSessions: Sendable {
    private struct State {
        var sessions: [LiveSession] = []
        /// The previews of sessions that ended, by their ids, the last ones only.
        var ended: [(id: String, subject: LiveSessionKey)] = []
    }

    private static let maxEnded = 256

    private let starter: any LiveViewStarter
    private let limits: LiveSessionLimits
    private let state = Mutex(State())
    /// One place for each request that waits for a live view, so that half of the server's threads stay free.
    private let places: DispatchSemaphore

    /// - Parameter waiting: The maximum number of requests that wait for live views at the same time.
    init(starter: any LiveViewStarter, limits: LiveSessionLimits = LiveSessionLimits(), waiting: Int = 8) {
        self.starter = starter
        self.limits = limits
        places = DispatchSemaphore(value: waiting)
    }

    /// Begins a session.
    ///
    /// - Throws: ``PageError`` if the view has no state or cannot be started, or too many requests wait.
    func begin(_ subject: LiveSessionKey, of preview: Preview, in context: PageContext) throws(PageError) -> LiveSession
    {
        try wait()
        defer { places.signal() }
        let start = start(of: preview, in: context)
        let locale = preview.shownLocale(for: context.locales.rendered)
        let view: (any LiveView)?
        do {
            view = try start(context.content, locale)
        } catch {
            throw .refused(.internalServerError, message: error.localizedDescription)
        }
        guard let view else {
            throw .refused(.badRequest, message: "\(preview.title) has no controls, so it has no state.")
        }
        let session = LiveSession(
            subject, view: view, from: context.request.clientAddress, version: context.content.version, locale: locale,
            firstPage: PreviewRendering(preview, context: context, isInteractive: true).rendered.text, start: start)
        add(session)
        return session
    }

    /// Returns what starts the view of a preview, with the values and in the time zone of a page.
    private func start(of preview: Preview, in context: PageContext) -> LiveSession.Start {
        let (changes, timeZone, version) = (context.previewChanges, context.timeZone, context.parameters.view)
        return { [starter] content, locale throws(LiveViewFailure) in
            try starter.start(
                preview, changes: changes, locale: locale,
                renderer: content.renderer.in(timeZone: timeZone).preferring(version), timeZone: timeZone)
        }
    }

    /// Repeats inputs in a session, whose view starts again.
    ///
    /// - Throws: ``PageError`` if too many requests wait.
    func replay(_ inputs: LiveInputs, in session: LiveSession, of preview: Preview, in context: PageContext)
        throws(PageError) -> LiveSession.Outcome
    {
        try wait()
        defer { places.signal() }
        return session.replay(inputs, in: context.content, preview.shownLocale(for: context.locales.rendered))
    }

    /// Returns the view of a preview after inputs, without a session.
    ///
    /// - Throws: ``PageError`` if the view has no state or cannot be started, or too many requests wait.
    func state(after inputs: LiveInputs, of preview: Preview, in context: PageContext) throws(PageError) -> LiveState {
        try wait()
        defer { places.signal() }
        var inputs = inputs
        do {
            let locale = preview.shownLocale(for: context.locales.rendered)
            if let view = try start(of: preview, in: context)(context.content, locale) {
                defer { view.end() }
                return try inputs.replay(in: view) ?? view.state(after: LiveInput())
            }
        } catch {
            throw .refused(.internalServerError, message: error.localizedDescription)
        }
        throw .refused(.badRequest, message: "\(preview.title) has no controls, so it has no state.")
    }

    /// Sends an input to a session.
    ///
    /// - Throws: ``PageError`` if too many requests wait.
    func send(
        _ input: LiveInput, to session: LiveSession, in content: PackageContent
    ) throws(PageError) -> LiveSession.Outcome {
        try wait()
        defer { places.signal() }
        return session.send(input, in: content)
    }

    /// Returns a visitor's session.
    ///
    /// - Throws: ``PageError`` for a session that ended, or that is not the visitor's.
    func session(_ id: String, of visitor: Visitor?) throws(PageError) -> LiveSession {
        endIdle()
        let (session, ended) = state.withLock { state in
            (state.sessions.first { $0.id == id }, state.ended.last { $0.id == id }?.subject)
        }
        guard let visitor, let session, session.subject.visitor == visitor else {
            throw .endedSession(visitor != nil && ended?.visitor == visitor ? ended : nil)
        }
        session.touch()
        return session
    }

    /// Returns the latest session with a subject, unless its time is over.
    func session(with subject: LiveSessionKey) -> LiveSession? {
        let limit = idleLimit
        return state.withLock { state in state.sessions.last { $0.subject == subject && $0.lastUse >= limit } }
    }

    /// Returns the session of a visitor with a preview that was used last, with whichever values, unless its time is over.
    func lastSession(like subject: LiveSessionKey) -> LiveSession? {
        let limit = idleLimit
        return state.withLock { state in
            state.sessions.filter { $0.subject.isLike(subject) && $0.lastUse >= limit }.max { $0.lastUse < $1.lastUse }
        }
    }

    /// Ends a session.
    func end(_ session: LiveSession) {
        end([session])
    }

    /// Ends all sessions.
    func endAll() {
        end(state.withLock(\.sessions))
    }

    private func add(_ session: LiveSession) {
        let replaced = state.withLock { state in
            state.sessions.append(session)
            return Self.excess(in: state.sessions, after: session, limits)
        }
        end(replaced)
        endLater(session)
    }

    /// Returns the sessions to end after a new one: the visitor's own if there are too many of those, so that nobody takes
    /// the places of others. A visitor without the cookie is a new one each time, so addresses count, too.
    private static func excess(
        in sessions: [LiveSession], after new: LiveSession, _ limits: LiveSessionLimits
    ) -> [LiveSession] {
        let oldest = sessions.sorted { $0.lastUse < $1.lastUse }
        let own = oldest.filter { $0.subject.visitor == new.subject.visitor }
        if own.count > limits.sessionsOfVisitor { return own.dropLast(limits.sessionsOfVisitor) }
        guard oldest.count > limits.sessions else { return [] }
        let counts = Dictionary(grouping: oldest, by: \.address?.connection).mapValues(\.count)
        let most = counts.values.max()
        return Array(oldest.filter { counts[$0.address?.connection] == most }.prefix(1))
    }

    /// Ends a session when it is idle, even if no request comes. It has one timer as long as it exists.
    private func endLater(_ session: LiveSession) {
        DispatchQueue.global().asyncAfter(deadline: .now() + limits.idleTime + 1) { [weak self, weak session] in
            guard let self, let session else { return }
            endIdle()
            if state.withLock({ $0.sessions.contains { $0 === session } }) { endLater(session) }
        }
    }

    private func endIdle() {
        let limit = idleLimit
        end(state.withLock { $0.sessions.filter { $0.lastUse < limit } })
    }

    /// The time before which the last use of an idle session was.
    private var idleLimit: ContinuousClock.Instant { .now - .seconds(limits.idleTime) }

    private func end(_ sessions: [LiveSession]) {
        guard !sessions.isEmpty else { return }
        state.withLock { state in
            state.sessions.removeAll { session in sessions.contains { $0 === session } }
            state.ended = (state.ended + sessions.map { ($0.id, $0.subject) }).suffix(Self.maxEnded)
        }
        for session in sessions { session.end() }
    }

    private func wait() throws(PageError) {
        guard places.wait(timeout: .now() + .milliseconds(250)) == .timedOut else { return }
        throw .refused(
            .serviceUnavailable, message: "Too many views are still loading. Try again in a few seconds.")
    }
}
