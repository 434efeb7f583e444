public import Diagnostics

/// The HTML of a view, with its diagnostics.
public struct RenderedView: Sendable {
    /// The HTML fragment, in UTF-8.
    public let html: [UInt8]
    /// The diagnostics, in order of appearance.
    public let diagnostics: [Diagnostic]
    /// What could be better, although the view is shown as it is meant.
    package let notes: [Diagnostic]
    /// What the view is rendered from. Nil if it cannot be rendered.
    package let source: ViewSource?
    /// The controls of a template that is live.
    let controls: [LiveControl]
    /// Whether a template includes views in Swift.
    let hasSwiftParts: Bool

    /// Whether the view can be used, because it is written in Swift or its template has controls.
    package var isLive: Bool {
        if case .swift = source { return true }
        return hasSwiftParts || !controls.isEmpty || !LiveMarkup(of: html).controls.isEmpty
    }

    /// The empty HTML of a view that cannot be made.
    package static let unmade = RenderedView(html: [], diagnostics: [], source: nil)

    /// The empty HTML of a view that is nested too deeply.
    init(nestedTooDeeply viewName: String) {
        self.init(
            html: [],
            diagnostics: [
                Diagnostic(
                    .renderingLimit,
                    """
                    \(viewName) is nested too deeply: templates and views in Swift contain each other more than \
                    \(ViewPlace.maxDepth) levels deep. Check whether a view contains itself.
                    """, subject: viewName)
            ], source: nil)
    }

    init(
        html: [UInt8], diagnostics: [Diagnostic], source: ViewSource?, controls: [LiveControl] = [],
        hasSwiftParts: Bool = false
    ) {
        self.html = html
        self.diagnostics = diagnostics.filter { !$0.isNote }
        notes = diagnostics.filter(\.isNote)
        self.source = source
        self.controls = controls
        self.hasSwiftParts = hasSwiftParts
    }

    /// The HTML fragment as text.
    public var text: String { String(decoding: html, as: UTF8.self) }
}
