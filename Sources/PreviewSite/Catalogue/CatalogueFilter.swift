import FOSMVVM
import PreviewCatalog

/// Which previews the catalogue shows.
struct CatalogueFilter {
    /// Nil shows all.
    let category: ViewCategory?
    /// All of these have to occur in the names of feature, view and preview.
    private let words: [String]

    init(_ parameters: SiteParameters) {
        category = parameters.category
        words = parameters.query.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    }

    func shows(_ preview: Preview) -> Bool {
        guard category == nil || category == preview.category else { return false }
        let text = [preview.feature, preview.viewName, preview.name].joined(separator: " ").lowercased()
        return words.allSatisfy { text.contains($0) }
    }
}
