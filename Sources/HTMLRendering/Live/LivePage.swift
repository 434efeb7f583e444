package import FOSMVVM
import Synchronization

extension HTMLRenderer {
    /// Returns the view with state: a view in Swift, or one of a template with controls. Nil for any other view.
    ///
    /// - Throws: An error from encoding the ViewModel, or from decoding the localized one.
    package func liveView(of input: ViewInput, locale: LocaleIdentifier) throws -> (any LiveView)? {
        let page = LivePage(of: input, locale: locale, renderer: self)
        let first = page.render()
        if first.source == nil, let problem = first.diagnostics.first { throw problem }
        guard first.isLive else { return nil }
        page.begin()
        return page
    }
}

/// A view with state, in which views in Swift and templates can contain each other.
private final class LivePage: LiveView {
    // Safe because its objects come with the stub, and only views use them, on the main actor.
    nonisolated(unsafe) private let input: ViewInput
    private let locale: Mutex<LocaleIdentifier>
    private let renderer: HTMLRenderer
    private let parts = LiveParts()

    init(of input: ViewInput, locale: LocaleIdentifier, renderer: HTMLRenderer) {
        self.input = input
        self.locale = Mutex(locale)
        self.renderer = renderer.interactive(with: parts)
    }

    func begin() { parts.beginLog() }

    func state(after input: LiveInput) -> LiveState {
        if let locale = input.locale { show(in: locale) }
        if input.clearsEvents { parts.clearEvents() }
        let input = parts.resolved(input)
        let control = input.action.flatMap(parts.description)
        let rejection = parts.apply(input)
        parts.settle()
        let html = render().text
        parts.recordTasks(pressed: control)
        let log = parts.currentLog
        return LiveState(
            html: html, isBusy: parts.isBusy, rejection: rejection ?? parts.takeRefusal(),
            operations: log.operations, events: log.events, secrets: parts.secrets,
            dependencies: parts.dependencies)
    }

    func end() { parts.end() }

    /// Shows the view in another locale, in its present state.
    private func show(in locale: LocaleIdentifier) {
        let isChanged = self.locale.withLock { current in
            defer { current = locale }
            return current != locale
        }
        if isChanged { _ = render() }
    }

    /// Renders the view in its present state.
    func render() -> RenderedView {
        parts.beginRendering()
        defer { parts.endRendering() }
        return renderer.render(input, locale: locale.withLock(\.self))
    }
}
