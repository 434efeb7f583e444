package import PreviewCatalog

extension PreviewSite {
    /// The catalog of what is linked into the program, without the ViewModels of the site's own pages.
    ///
    /// - Parameter isolation: Makes previews elsewhere first.
    package static func catalog(isolation: (any PreviewIsolation)? = nil) -> PreviewCatalog {
        .load(withoutModule: "PreviewSite", isolation: isolation)
    }
}
