import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import SnapshotCatalog

/// A view that a test makes itself.
struct SingleView {
    private let made: MadePreview

    init(_ make: () -> HostedView<some ViewModelView>) {
        made = MadePreview(make)
    }

    /// The view's HTML with the templates of the package around the test.
    ///
    /// - Throws: ``IncompletePreviewError``, ``SnapshotCatalogError``, settings that cannot be used, or a folder of
    ///   templates that cannot be listed.
    func html(locale tag: String, filePath: String) throws -> String {
        let renderer = try HTMLRenderer(package: PackageFolder.around(filePath), bundles: [made.bundle])
        let store = renderer.localizations
        // A bundle without texts has a view that needs none, in any locale.
        guard let locale = LocaleIdentifier(tag), store.locales.isEmpty || store.supports(locale) else {
            throw SnapshotCatalogError.unknownLocale(tag, known: store.locales.map(\.tag))
        }
        return try renderer.render(made.subject, locale: locale).complete()
    }
}
