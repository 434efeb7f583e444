public import FOSMVVM
public import Foundation
public import HTMLRendering
public import HTMLSnapshots
public import PreviewCatalog
public import Testing

/// A preview in a locale, as an argument of a test: see ``PreviewSnapshots``.
public struct PreviewSnapshot: Sendable, CustomTestStringConvertible {
    /// The preview.
    public let preview: Preview
    /// The locale.
    public let locale: LocaleIdentifier
    private let renderer: HTMLRenderer

    init(_ preview: Preview, locale: LocaleIdentifier, renderer: HTMLRenderer) {
        self.preview = preview
        self.locale = locale
        self.renderer = renderer
    }

    /// `{ViewModel}/{preview} {locale}`.
    public var testDescription: String { "\(preview.viewModelName)/\(preview.slug) \(locale.tag)" }

    /// The preview's HTML, and what is missing in it.
    public func render() -> RenderedView {
        renderer.render(preview.subject(), locale: preview.locale ?? locale.locale)
    }

    /// The recorded HTML below a folder.
    public func snapshot(in folder: URL) -> HTMLSnapshot {
        HTMLSnapshot(folder: folder, viewModel: preview.viewModelName, preview: preview.slug, locale: locale.tag)
    }
}
