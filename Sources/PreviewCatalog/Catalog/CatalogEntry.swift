public import FOSMVVM

/// A ViewModel in the catalogue, with its previews.
public struct CatalogEntry: Sendable {
    /// The type name of the ViewModel.
    public let viewModelName: String
    /// The type name of the view, which is its template's.
    public let viewName: String
    /// The folder that the first preview's source lies in.
    public let feature: String
    /// The view's category.
    public let category: ViewCategory
    /// The previews, in the order of their source; at least one.
    public let previews: [Preview]
    /// Where the first preview is declared.
    public let place: SourcePlace

    /// Nil when there is no preview.
    init?(previews: [Preview]) {
        guard let first = previews.first else { return nil }
        self.previews = previews
        viewModelName = first.viewModelName
        viewName = first.viewName
        feature = first.feature
        category = first.category
        place = first.place
    }
}
