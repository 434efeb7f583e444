import FOSMVVM
import PreviewCatalog

/// The ViewModels of the example, with or without previews.
enum GalleryViewModels {
    private static let catalog = PreviewCatalog.load()

    static let names = catalog.viewModelNames.filter { name in
        stubs(of: name).contains { String(reflecting: type(of: $0)).hasPrefix("Gallery.") }
    }

    /// Returns the ViewModels that the previews of a ViewModel show.
    static func stubs(of name: String) -> [any ViewModel] {
        catalog.entry(named: name)?.previews.compactMap { try? $0.make().subject.viewModel } ?? []
    }
}
