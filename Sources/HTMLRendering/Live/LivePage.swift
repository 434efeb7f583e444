package import FOSMVVM
import Synchronization

extension HTMLRenderer {
    /// Returns the view with state: a view in Swift, or one of a template with controls. Nil for any other view.
    ///
    /// - Throws: An error from encoding the ViewModel, or from decoding the localized one.
    package func liveView(of input: ViewInput, locale: LocaleIdentifier) throws -> (any LiveView)? {
        let page = LivePage(of: input, locale: locale, renderer: self)
        let first = page.begin()
        if first.source == nil, let problem = first.diagnostics.first { throw problem }
        return first.isLive ? page : nil
    }
}

/// A view with state, in which views in Swift and templates can contain each other.
package final class LivePage: LiveView {
    // Safe because its objects come with the stub, and only views use them, on the main actor.
    nonisolated(unsafe) private let input: ViewInput
    private let locale: Mutex<LocaleIdentifier>
    private let renderer: HTMLRenderer
    let parts = LiveParts()
    /// What the user has pressed, as long as only tasks that it has started are running.
    private let pressed = Mutex<String?>(nil)

    /// Creates the page of a view, which has no state before it begins.
    package init(of input: ViewInput, locale: LocaleIdentifier, renderer: HTMLRenderer) {
        self.input = input
        self.locale = Mutex(locale)
        self.renderer = renderer.interactive(with: parts)
    }

    /// Renders the view for the first time.
    package func begin() -> RenderedView {
        defer { parts.beginLog() }
        return render()
    }

    package func state(after input: LiveInput) -> LiveState {
        if let locale = input.locale { show(in: locale) }
        if input.clearsEvents { parts.clearEvents() }
        let input = parts.resolved(input)
        let control = input.action.flatMap(parts.description)
        let earlier = beginPress(of: control)
        if input.action != nil { parts.restartRecording() }
        let rejection = parts.apply(input)
        parts.settle()
        // A task that ends from here on changes the view after this state, so that the page has to ask again.
        let wasBusy = parts.isBusy
        let html = render().text
        parts.recordTasks(pressed: control, earlier: earlier)
        if !wasBusy { pressed.withLock { $0 = nil } }
        let log = parts.currentLog
        return LiveState(
            html: html, isBusy: wasBusy || parts.isBusy, rejection: rejection ?? parts.takeRejection(),
            operations: log.operations, events: log.events, secrets: parts.secrets,
            dependencies: parts.dependencies.all)
    }

    /// Notes what the user presses, unless tasks are running that nobody has started. Returns what was pressed before, or now.
    private func beginPress(of control: String?) -> String? {
        let isBusy = parts.isBusy
        return pressed.withLock { pressed in
            if let control, pressed != nil || !isBusy { pressed = control }
            return pressed
        }
    }

    package func end() { parts.end() }

    /// Shows the view in another locale, in its present state. That is not something that happened to it.
    private func show(in locale: LocaleIdentifier) {
        guard self.locale.withLock({ $0 != locale }) else { return }
        // What a task did before belongs to the operations that it knows.
        render()
        parts.recordTasks(pressed: nil)
        self.locale.withLock { $0 = locale }
        render()
        parts.continueLog()
    }

    /// Renders the view in its present state.
    @discardableResult
    package func render() -> RenderedView {
        parts.beginRendering()
        defer { parts.endRendering() }
        return renderer.render(input, locale: locale.withLock(\.self))
    }
}

/// The steps of ``LivePage/state(after:)``, for a caller that waits for tasks in its own way.
extension LivePage {
    /// Applies an input without waiting and without rendering.
    package func apply(_ input: LiveInput) -> LiveRejection? { parts.apply(parts.resolved(input)) }

    /// Whether tasks are running in the views inside of the page's view.
    package var isBusyInside: Bool { parts.isBusyInside }

    /// The operations of all views as they are now.
    package var operations: [LiveOperations] { parts.operations }

    /// Returns the template in a node of a view in Swift, as the page shows it. Nil if it is not shown.
    package func template(inNode id: String) -> ShownTemplate? {
        parts.template(inNode: id).map { part in
            ShownTemplate(part: part, viewName: part.viewName, view: part.shown.view, name: part.shown.name)
        }
    }
}

/// A template in a view in Swift on a live page.
package struct ShownTemplate {
    /// The same object as long as the state stays.
    package let part: AnyObject
    package let viewName: String
    /// The view as the page shows it.
    package let view: RenderedView
    /// The name of its node, with which the names of its controls begin.
    package let name: String
}
