package import Diagnostics
package import FOSMVVM
public import Foundation
package import HTMLRendering
public import HTMLSnapshots
package import PreviewCatalog

/// Every preview of a catalog in every locale, for one parameterized test. A view with both a template and a body in Swift
/// is included in both versions.
///
///     @Test(arguments: try PreviewSnapshots.all(locales: ["en", "de", "ar"]))
///     func preview(_ snapshot: PreviewSnapshot) { expectSnapshot(snapshot) }
public enum PreviewSnapshots {
    /// Returns all previews in the given locales. A preview that is pinned to a locale is included only in that locale.
    ///
    /// Previews that are declared outside of a `Sources` folder belong to tests and are left out, because all tests of
    /// a package are one program.
    ///
    /// - Parameters:
    ///   - target: The target of the previews, by its folder in `Sources` or `Examples`. Nil for all targets that are
    ///     linked.
    ///   - locales: The tags of the locales. Nil for all locales with texts, or for the default locale if there are none.
    ///   - package: The package's folder, which contains `Templates`. Nil for the package that contains the calling
    ///     file.
    ///   - filePath: The calling file.
    /// - Throws: An error for a locale without texts, for two previews that share a file, for settings that cannot be
    ///   used, or for a folder of templates that cannot be listed.
    public static func all(
        target: String? = nil, locales: [String]? = nil, package: URL? = nil, filePath: StaticString = #filePath
    ) throws -> [PreviewSnapshot] {
        let folder = try package ?? PackageFolder.around("\(filePath)")
        return try all(target: target, locales: locales, package: folder, catalog: .load())
    }

    /// Returns the previews of a catalog in the given locales.
    package static func all(
        target: String? = nil, locales: [String]? = nil, package folder: URL, catalog: PreviewCatalog
    ) throws -> [PreviewSnapshot] {
        let renderer = try HTMLRenderer(package: folder, bundles: catalog.bundles, targets: catalog.targets)
        let shown = try locales.map { try $0.map { try locale($0, in: renderer.localizations) } }
        let snapshots = catalog.snapshots(
            locales: shown ?? renderer.localizations.shownLocales, renderer: renderer,
            redactions: try SnapshotRedaction.declared(inPackage: folder))
        let meant = snapshots.filter { snapshot in target.map(snapshot.preview.place.isIn(target:)) ?? true }
        try SnapshotFolder.expectNoCollisions(among: meant.map { $0.snapshot(in: folder) })
        return meant
    }

    private static func locale(_ tag: String, in store: TextStore) throws -> LocaleIdentifier {
        guard let locale = LocaleIdentifier(tag), store.supports(locale) || store.shownLocales.contains(locale) else {
            throw SnapshotCatalogError.unknownLocale(tag, known: store.locales.map(\.tag))
        }
        return locale
    }
}

extension PreviewCatalog {
    /// Returns the previews of a program in each of the locales. A pinned preview is included only in its locale.
    package func snapshots(
        locales: [LocaleIdentifier], renderer: HTMLRenderer, redactions: [SnapshotRedaction] = []
    ) -> [PreviewSnapshot] {
        previews.flatMap { $0.snapshots(locales: locales, renderer: renderer, redactions: redactions) }
    }

    /// Returns the previews of a program whose snapshots have one of these paths. Creates only the snapshots of
    /// ViewModels whose folders the paths name.
    package func snapshots(
        at paths: Set<String>, locales: [LocaleIdentifier], renderer: HTMLRenderer
    ) -> [PreviewSnapshot] {
        entries(ofSnapshotsAt: paths).flatMap(\.previews)
            .flatMap { $0.snapshots(locales: locales, renderer: renderer) }.filter { paths.contains($0.path) }
    }

    /// Returns the ViewModels whose snapshots are in the folders of these paths.
    func entries(ofSnapshotsAt paths: Set<String>) -> [CatalogEntry] {
        let folders = Set(paths.map { $0.prefix { $0 != "/" } })
        guard !folders.isEmpty else { return [] }
        return entries.filter { folders.contains(SnapshotPath.component($0.viewModelName)[...]) }
    }
}

extension Preview {
    /// Returns the versions of the preview's view.
    package func versions(in renderer: HTMLRenderer) -> [ViewVersion] {
        showsViewModel ? renderer.versions(ofView: viewName, hasBody: hasBody) : [.template]
    }

    /// Returns the version that is shown for a requested one, which only a view with both versions has.
    package func version(for asked: ViewVersion, in renderer: HTMLRenderer) -> ViewVersion {
        versions(in: renderer).contains(asked) ? asked : .template
    }

    /// Returns the snapshots of a program's preview in each version of its view and each of the locales, or the one that it
    /// is pinned to. Empty for a preview of tests.
    fileprivate func snapshots(
        locales: [LocaleIdentifier], renderer: HTMLRenderer, redactions: [SnapshotRedaction] = []
    ) -> [PreviewSnapshot] {
        guard place.isInSources else { return [] }
        let shown = locale.map { [LocaleIdentifier($0)] } ?? locales
        return versions(in: renderer).flatMap { version in
            shown.map {
                PreviewSnapshot(self, locale: $0, version: version, renderer: renderer, redactions: redactions)
            }
        }
    }
}

/// A preview in a locale, with the file that contains its recorded HTML.
public struct PreviewSnapshot: Sendable {
    /// The preview.
    package let preview: Preview
    /// The locale in which it is rendered.
    package let locale: LocaleIdentifier
    /// The version of a view that has both a template and a body. The default one for any other view.
    package let version: ViewVersion
    /// The redactions in the package's settings.
    package let redactions: [SnapshotRedaction]
    private let renderer: HTMLRenderer

    /// Creates a preview in a locale with a renderer. A pinned preview keeps its own locale.
    package init(
        _ preview: Preview, locale: LocaleIdentifier, version: ViewVersion = .template, renderer: HTMLRenderer,
        redactions: [SnapshotRedaction] = []
    ) {
        let version = preview.version(for: version, in: renderer)
        self.preview = preview
        self.locale = preview.shownLocale(for: locale)
        self.version = version
        self.redactions = redactions
        self.renderer = renderer.preferring(version)
    }

    /// The name of the version in file names and addresses. Nil for the default version.
    private var versionName: String? { version == .template ? nil : version.rawValue }

    /// The name in failures: `{ViewModel}/{preview} {locale}`, followed by the version if it is not the default one.
    package var title: String {
        let name = "\(preview.viewModelName)/\(preview.slug) \(locale.tag)"
        return versionName.map { "\(name) \($0)" } ?? name
    }

    /// Renders the preview's HTML and diagnostics.
    ///
    /// - Throws: The reason why the preview cannot be made.
    package func render() throws(PreviewFailure) -> RenderedView {
        renderer.render(try preview.make().subject, locale: locale)
    }

    /// Renders the preview's HTML.
    ///
    /// - Throws: `PreviewFailure` if the preview cannot be made, or ``IncompletePreviewError`` if its HTML has
    ///   diagnostics.
    package func html() throws -> String { try render().complete() }

    /// Renders the preview's HTML, with a note if the view has no template of its own.
    ///
    /// - Throws: As ``html()`` does.
    package func actual() throws -> ActualHTML {
        let view = try render()
        let note = view.substituteTemplate.map {
            "There is no template \(preview.viewName), so \($0) is rendered instead."
        }
        return ActualHTML(try view.complete(), note: note)
    }

    /// The recorded file's path in the folder of all snapshots.
    package var path: String { snapshot(in: URL(filePath: "/")).path }

    /// Returns the snapshot in a folder.
    public func snapshot(in folder: URL) -> HTMLSnapshot {
        HTMLSnapshot(
            folder: folder, viewModel: preview.viewModelName, preview: preview.slug, locale: locale.tag,
            version: versionName)
    }

    /// Returns the address in a running host that shows the recorded and the current HTML.
    package func address(on host: URL) -> URL {
        let view = versionName.map { [URLQueryItem(name: "view", value: $0)] } ?? []
        return host.appending(components: "snapshots", preview.viewModelName, preview.slug)
            .appending(queryItems: [URLQueryItem(name: "snapshot", value: locale.tag)] + view)
    }
}

/// The error for a preview with diagnostics, which is not compared.
package struct IncompletePreviewError: LocalizedError {
    package let diagnostics: [Diagnostic]

    /// The diagnostics, one per line with their places.
    package var errorDescription: String? {
        diagnostics.map(\.localizedDescription).joined(separator: "\n")
    }
}

extension RenderedView {
    /// The template that is rendered because the view has none of its own. Nil if it has one.
    package var substituteTemplate: String? {
        source.flatMap { $0.isOwn ? nil : $0.templateName }
    }

    /// Returns the HTML of a view without diagnostics.
    ///
    /// - Throws: ``IncompletePreviewError``.
    package func complete() throws -> String {
        guard diagnostics.isEmpty else { throw IncompletePreviewError(diagnostics: diagnostics) }
        return text
    }
}

/// The reason why the snapshots of a catalog cannot be listed.
package enum SnapshotCatalogError: LocalizedError, Equatable {
    /// A locale without texts.
    case unknownLocale(String, known: [String])
    /// An unknown name of a redaction. `known` contains similar names.
    case unknownRedaction(String, known: [String])
    /// A file outside of any package.
    case noPackage(file: String)

    /// What is wrong, and what to write instead.
    package var errorDescription: String? {
        switch self {
        case .unknownLocale(let tag, let known) where known.isEmpty:
            "'\(tag)' is not a locale. Write a locale such as de or pt-BR."
        case .unknownLocale(let tag, let known):
            "There are no texts for the locale '\(tag)'. Choose one of \(known.joined(separator: ", "))."
        case .unknownRedaction(let name, let known):
            "There is no redaction '\(name)'. \(NearestNames.question(known)) "
                + "To declare your own, write '- NAME: PATTERN'."
        case .noPackage(let file):
            "No folder around \(file) contains a Package.swift. Pass the folder that contains Templates as 'package:'."
        }
    }
}
