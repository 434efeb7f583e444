import Diagnostics
public import FOSMVVM
import HTMLRendering

/// A panel of one's own, which the workbench shows after the built-in ones.
public protocol PreviewPanel: Sendable {
    /// The name in addresses, such as `size` in `?panel=size`.
    var name: String { get }
    /// The label of the tab.
    var title: String { get }

    /// Returns the content of the panel. Its view is rendered like a preview, in the locale of the preview.
    ///
    /// - Throws: The reason why there is no content, which the panel shows.
    func content(of preview: PanelSubject) throws -> any ViewModel
}

/// The preview that a panel is about.
public struct PanelSubject {
    /// The name of the preview, such as `Two loaves`.
    public let name: String
    /// The ViewModel, with the changes of the reader.
    public let viewModel: any ViewModel
    /// The HTML of the view.
    public let html: String
    /// The locale of the preview.
    public let locale: LocaleIdentifier
}

/// The content of a panel of the program.
struct OwnPanel: Codable, Sendable {
    let html: String
    let language: String
    let direction: String
}

extension PreviewRendering {
    /// Returns the content of a panel of the program, or the problems with it.
    func content(of panel: any PreviewPanel, editors: EditorLinks) -> PanelContent? {
        guard let viewModel else { return DiagnosticList(diagnostics, editors: editors).map(PanelContent.diagnostics) }
        do {
            let subject = PanelSubject(
                name: preview.name, viewModel: viewModel, html: rendered.text, locale: locale)
            let view = renderer.render(ViewInput(try panel.content(of: subject)), locale: locale)
            if let diagnostics = DiagnosticList(view.diagnostics.map(content.paths.relative), editors: editors) {
                return .diagnostics(diagnostics)
            }
            return .own(
                OwnPanel(html: view.text, language: locale.tag, direction: locale.isRightToLeft ? "rtl" : "ltr"))
        } catch {
            let problem = Diagnostic(
                .brokenView, "The panel \(panel.title) has no content: \(error.localizedDescription)")
            return DiagnosticList([problem], editors: editors).map(PanelContent.diagnostics)
        }
    }
}
