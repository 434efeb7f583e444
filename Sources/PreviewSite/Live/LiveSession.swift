import FOSMVVM
import HTMLRendering
import HTTPCore
import Synchronization

/// A live view of a visitor. Any number of threads may use it; inputs are handled one after the other.
///
/// A view has read the files when it started. If one that it shows changes, it is started again, with the inputs so far.
final class LiveSession: Sendable {
    /// Starts the view with the files of a content. Nil if it has no state.
    typealias Start = @Sendable (PackageContent, LocaleIdentifier) throws(LiveViewFailure) -> (any LiveView)?

    /// The view after an input. Nil if it has no state any more.
    typealias Outcome = Result<LiveState?, LiveViewFailure>

    /// What a form has led to, for the page to which its response leads.
    private struct Kept {
        let outcome: Outcome
        let version: Int
        let locale: LocaleIdentifier
    }

    /// The view, which ends with the session, also while it handles an input.
    private enum Life {
        case running(any LiveView)
        /// The view has no state, or could not be started.
        case stopped
        case ended
    }

    private struct History {
        /// The version of the content with which the view started.
        var version: Int
        var locale: LocaleIdentifier
        var inputs = LiveInputs()
        /// Why the view no longer exists.
        var failure: LiveViewFailure?
    }

    let id = RandomToken.make()
    let subject: LiveSessionKey
    /// The address from which it was begun, if it is known.
    let address: IPAddress?
    /// The HTML of the page before the first input.
    private let firstPage: String
    private let start: Start
    private let use = Mutex(ContinuousClock.now)
    private let life: Mutex<Life>
    /// Locked while an input is handled, so that they are handled one after the other.
    private let history: Mutex<History>
    /// Has a lock of its own, so that a page that shows it does not wait for an input.
    private let last = Mutex<LiveState?>(nil)
    private let kept = Mutex<Kept?>(nil)
    /// The inputs, for a page that does not wait for another one.
    private let done = Mutex(LiveInputs())

    /// - Parameters:
    ///   - view: The view, which has been started.
    ///   - address: The address of the visitor.
    ///   - version: The version of the content with which it has been started.
    ///   - locale: The locale in which it has been started.
    ///   - firstPage: The HTML of the page that sends the first input.
    ///   - start: Starts it again.
    init(
        _ subject: LiveSessionKey, view: any LiveView, from address: IPAddress?, version: Int, locale: LocaleIdentifier,
        firstPage: String = "", start: @escaping Start
    ) {
        self.subject = subject
        self.address = address
        self.firstPage = firstPage
        self.start = start
        life = Mutex(.running(view))
        history = Mutex(History(version: version, locale: locale))
    }

    /// When it was used last.
    var lastUse: ContinuousClock.Instant { use.withLock(\.self) }

    /// The state after the last input, if there was one.
    var lastState: LiveState? { last.withLock(\.self) }

    /// The inputs so far.
    var inputs: LiveInputs { done.withLock(\.self) }

    func touch() {
        use.withLock { $0 = .now }
    }

    /// Keeps what a form has led to for the next page, if that is made from the same content in the same locale.
    func keep(_ outcome: Outcome, in content: PackageContent, _ locale: LocaleIdentifier) {
        kept.withLock { $0 = Kept(outcome: outcome, version: content.version, locale: locale) }
    }

    /// Returns what the last form has led to, once.
    func takeKept(in content: PackageContent, _ locale: LocaleIdentifier) -> Outcome? {
        let kept = kept.withLock { kept in
            defer { kept = nil }
            return kept
        }
        return kept?.version == content.version && kept?.locale == locale ? kept?.outcome : nil
    }

    /// Returns the view after an input, made from the files of a content.
    func send(_ input: LiveInput, in content: PackageContent) -> Outcome {
        outcome { history throws(LiveViewFailure) in try state(after: input, in: content, &history) }
    }

    /// Starts the view again, and repeats inputs, which become those of the session.
    func replay(_ inputs: LiveInputs, in content: PackageContent, _ locale: LocaleIdentifier) -> Outcome {
        outcome { history throws(LiveViewFailure) in
            history.locale = locale
            history.inputs = inputs
            try restart(in: content, &history)
            return lastState
        }
    }

    private func outcome(_ body: (inout History) throws(LiveViewFailure) -> LiveState?) -> Outcome {
        touch()
        kept.withLock { $0 = nil }
        return history.withLock { history in
            defer { done.withLock { [inputs = history.inputs] in $0 = inputs } }
            do throws(LiveViewFailure) {
                return .success(try body(&history))
            } catch {
                history.failure = error
                // Its process may hang, or have ended without being reaped.
                replace(with: nil)
                return .failure(error)
            }
        }
    }

    func end() {
        let life = life.withLock { life in
            defer { life = .ended }
            return life
        }
        if case .running(let view) = life { view.end() }
    }

    private func state(
        after input: LiveInput, in content: PackageContent, _ history: inout History
    ) throws(LiveViewFailure) -> LiveState? {
        history.locale = input.locale ?? history.locale
        if isOutdated(in: content, history) { try restart(in: content, &history) }
        if let failure = history.failure { throw failure }
        guard case .running(let view) = life.withLock(\.self) else {
            history.inputs.add(input, on: "")
            return nil
        }
        let before = lastState
        let state = try view.state(after: input)
        history.inputs.add(input, on: before?.html ?? firstPage, waits: before?.isBusy == true)
        last.withLock { $0 = state }
        // An input can lead to a part of the view whose files have changed.
        guard isOutdated(in: content, history) else { return state }
        return try self.state(after: LiveInput(), in: content, &history)
    }

    private func isOutdated(in content: PackageContent, _ history: History) -> Bool {
        guard history.version != content.version else { return false }
        guard case .running = life.withLock(\.self), let last = lastState else { return true }
        return content.viewChanges.since(history.version).affect(last.dependencies)
    }

    private func restart(in content: PackageContent, _ history: inout History) throws(LiveViewFailure) {
        history.version = content.version
        history.failure = nil
        replace(with: nil)
        guard let view = try start(content, history.locale) else { return }
        replace(with: view)
        if let state = try history.inputs.replay(in: view) { last.withLock { $0 = state } }
    }

    /// Ends the view, and continues with another one, unless the session has ended.
    private func replace(with view: (any LiveView)?) {
        let unused = life.withLock { life -> (any LiveView)? in
            switch life {
            case .ended: return view
            case .stopped, .running:
                defer { life = view.map { .running($0) } ?? .stopped }
                if case .running(let old) = life { return old }
                return nil
            }
        }
        unused?.end()
    }
}
