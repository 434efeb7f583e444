package import FOSMVVM
public import Foundation
package import HTMLRendering
package import HTMLSnapshots
public import PreviewCatalog

/// Every preview of a catalogue in every locale, for one parameterized test.
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
