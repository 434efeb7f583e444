import FOSMVVM
public import Foundation
import HTMLRendering
import HTMLSnapshots
public import PreviewCatalog

/// Every preview of a catalogue in every locale, for one parameterized test.
///
///     @Test(arguments: try PreviewSnapshots.all(package: package))
///     func preview(_ snapshot: PreviewSnapshot) { expectSnapshot(snapshot) }
public enum PreviewSnapshots {
    /// All previews in all locales that the texts have.
    ///
    /// Previews declared outside of a `Sources` folder are a test's own and left out: the tests of a package are one program.
    ///
    /// - Parameters:
    ///   - package: The package's folder, which has `Templates`.
    ///   - catalog: The previews.
    /// - Throws: A folder of templates that cannot be listed.
    public static func all(package: URL, catalog: PreviewCatalog = .load()) throws -> [PreviewSnapshot] {
        let renderer = try HTMLRenderer(package: package, bundles: catalog.bundles)
        return catalog.previews.filter(\.place.isInSources).flatMap { preview in
            renderer.localizations.locales.map { PreviewSnapshot(preview, locale: $0, renderer: renderer) }
        }
    }
}
