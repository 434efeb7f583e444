public import FOSMVVM
public import Foundation
public import HTMLRendering
public import HTMLSnapshots
public import PreviewCatalog

/// A preview in a locale, and the file that its HTML is recorded in.
public struct PreviewSnapshot: Sendable {
    /// The preview.
    public let preview: Preview
    /// The locale that it is rendered in.
    public let locale: LocaleIdentifier
    /// What differs each time, as the package's settings say for all its snapshots.
    public let redactions: [SnapshotRedaction]
    private let renderer: HTMLRenderer

    /// A preview in a locale, rendered by the renderer; in its own locale where it is held to one.
    public init(
        _ preview: Preview, locale: LocaleIdentifier, renderer: HTMLRenderer, redactions: [SnapshotRedaction] = []
    ) {
        self.preview = preview
        self.locale = preview.shownLocale(for: locale)
        self.redactions = redactions
        self.renderer = renderer
    }

    /// `{ViewModel}/{preview} {locale}`, as failures name it.
    public var title: String { "\(preview.viewModelName)/\(preview.slug) \(locale.tag)" }

    /// The preview's HTML, and what is missing in it.
    ///
    /// - Throws: Why the preview cannot be made.
    public func render() throws(PreviewFailure) -> RenderedView {
        renderer.render(try preview.make().subject, locale: locale)
    }

    /// The preview's HTML.
    ///
    /// - Throws: `PreviewFailure` when the preview cannot be made, ``IncompletePreviewError`` when something is missing
    ///   in its HTML.
    public func html() throws -> String { try render().complete() }

    /// Says that the view has no template of its own, which may be why its HTML differs; nil where it has one.
    package var templateNote: String? {
        let name = render().templateName
        guard name != preview.viewName else { return nil }
        return "There is no template \(preview.viewName), so \(name) is rendered instead."
    }

    /// The recorded file's path below the folder of all snapshots.
    public var path: String { snapshot(in: URL(filePath: "/")).path }

    /// The recorded HTML below a folder.
    public func snapshot(in folder: URL) -> HTMLSnapshot {
        HTMLSnapshot(folder: folder, viewModel: preview.viewModelName, preview: preview.slug, locale: locale.tag)
    }

    /// The page of a running host that shows what is recorded beside what is rendered now.
    public func address(on host: URL) -> URL {
        host.appending(components: "snapshots", preview.viewModelName, preview.slug)
            .appending(queryItems: [URLQueryItem(name: "snapshot", value: locale.tag)])
    }
}
