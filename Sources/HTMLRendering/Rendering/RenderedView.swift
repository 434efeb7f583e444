/// A view's HTML, and what was missing on the way to it.
public struct RenderedView: Sendable {
    /// The HTML fragment, in UTF-8.
    public let html: [UInt8]
    /// What was missing or wrong, in order of appearance.
    public let diagnostics: [RenderingDiagnostic]
    /// The name of the template that rendered the view.
    public let templateName: String
    /// The template's file; nil when there is no template.
    public let templateFile: String?

    /// The HTML of a view that cannot be made: none.
    package static func unmade(viewName: String) -> RenderedView {
        RenderedView(html: [], diagnostics: [], templateName: viewName, templateFile: nil)
    }

    /// The HTML fragment as text.
    public var text: String { String(decoding: html, as: UTF8.self) }
}
