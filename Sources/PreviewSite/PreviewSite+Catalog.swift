package import PreviewCatalog

extension PreviewSite {
    /// The catalogue of what is linked into the program, without the ViewModels of the site's own pages.
    package static func catalog() -> PreviewCatalog {
        .load(withoutModule: "PreviewSite")
    }
}
