public import FOSMVVM
public import Foundation
public import HTMLRendering
public import HTMLSnapshots
public import PreviewCatalog

/// Every preview of a catalog in every locale, for one parameterized test.
///
///     @Test(arguments: try PreviewSnapshots.all(locales: ["en", "de", "ar"]))
///     func preview(_ snapshot: PreviewSnapshot) { expectSnapshot(snapshot) }
public enum PreviewSnapshots {
    /// All previews in the given locales. One that is held to a locale is there in that alone, whichever are given.
    ///
    /// Previews declared outside of a `Sources` folder are a test's own and left out: the tests of a package are one
    /// program.
    ///
    /// - Parameters:
    ///   - target: The target whose previews are meant, by its folder below `Sources`; all that are linked when nil.
    ///   - locales: The locales' tags; all that there are texts for when nil.
    ///   - package: The package's folder, which has `Templates`; the one around the calling file when nil.
    ///   - catalog: The previews.
    ///   - filePath: The calling file.
    /// - Throws: ``SnapshotCatalogError``, `SnapshotPlanError` when two previews share a file, settings that cannot be used,
    ///   or a folder of templates that cannot be listed.
    public static func all(
        target: String? = nil, locales: [String]? = nil, package: URL? = nil, catalog: PreviewCatalog = .load(),
        filePath: StaticString = #filePath
    ) throws -> [PreviewSnapshot] {
        let folder = try package ?? PackageFolder.around("\(filePath)")
        let renderer = try HTMLRenderer(package: folder, bundles: catalog.bundles)
        let shown = try locales.map { try $0.map { try locale($0, in: renderer.localizations) } }
        let snapshots = catalog.snapshots(
            locales: shown ?? renderer.localizations.locales, renderer: renderer,
            redactions: try SnapshotRedaction.declared(inPackage: folder))
        let meant = snapshots.filter { snapshot in target.map(snapshot.preview.place.isIn(target:)) ?? true }
        try SnapshotFolder.expectNoCollisions(among: meant.map { $0.snapshot(in: folder) })
        return meant
    }

    private static func locale(_ tag: String, in store: LocalizationStore) throws -> LocaleIdentifier {
        guard let locale = LocaleIdentifier(tag), store.supports(locale) else {
            throw SnapshotCatalogError.unknownLocale(tag, known: store.locales.map(\.tag))
        }
        return locale
    }
}

extension PreviewCatalog {
    /// The previews that a program has itself, in each of the locales; one that is held to a locale in that alone.
    package func snapshots(
        locales: [LocaleIdentifier], renderer: HTMLRenderer, redactions: [SnapshotRedaction] = []
    ) -> [PreviewSnapshot] {
        previews.filter(\.place.isInSources).flatMap { preview in
            let shown = preview.locale.map { [LocaleIdentifier($0)] } ?? locales
            return shown.map { PreviewSnapshot(preview, locale: $0, renderer: renderer, redactions: redactions) }
        }
    }
}

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

    /// Says that the view has no template of its own, which may be why its HTML differs; nil where it has one,
    /// and where the preview cannot be made.
    package var templateNote: String? {
        guard let name = try? render().templateName, name != preview.viewName else { return nil }
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

/// Something is missing in a preview's HTML, so that it is not compared.
public struct IncompletePreviewError: LocalizedError {
    package let diagnostics: [RenderingDiagnostic]

    /// What is missing, each in a line with its place.
    public var errorDescription: String? {
        diagnostics.map(\.localizedDescription).joined(separator: "\n")
    }
}

extension RenderedView {
    /// The HTML of a view in which nothing is missing.
    ///
    /// - Throws: ``IncompletePreviewError``.
    package func complete() throws -> String {
        guard diagnostics.isEmpty else { throw IncompletePreviewError(diagnostics: diagnostics) }
        return text
    }
}

/// Why the snapshots of a catalog cannot be named.
public enum SnapshotCatalogError: LocalizedError, Equatable {
    /// A locale that there are no texts for.
    case unknownLocale(String, known: [String])
    /// A name that no redaction has; `known` are the nearest of those there are.
    case unknownRedaction(String, known: [String])
    /// A file that lies in no package.
    case noPackage(file: String)

    /// What is not there, and what to write instead.
    public var errorDescription: String? {
        switch self {
        case .unknownLocale(let tag, let known) where known.isEmpty:
            "'\(tag)' is no locale. Write one as de or pt-BR."
        case .unknownLocale(let tag, let known):
            "There are no texts for the locale '\(tag)'. Choose one of \(known.joined(separator: ", "))."
        case .unknownRedaction(let name, let known):
            "There is no redaction '\(name)'. Did you mean \(known.joined(separator: " or "))? "
                + "For one of your own write 'redact NAME: PATTERN'."
        case .noPackage(let file):
            "No folder around \(file) has a Package.swift. Give the folder that has Templates as package."
        }
    }
}
