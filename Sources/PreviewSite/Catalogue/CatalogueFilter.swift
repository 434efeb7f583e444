import FOSMVVM
import PreviewCatalog

/// Which previews the catalogue shows.
struct CatalogueFilter {
    /// Nil shows all.
    let category: ViewCategory?
    /// All of these have to occur in the names of the feature, view, ViewModel and preview.
    private let words: [String]

    init(_ parameters: SiteParameters) {
        category = parameters.category
        words = parameters.query.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    }

    func shows(_ preview: Preview) -> Bool {
        guard category == nil || category == preview.category else { return false }
        let names = [preview.feature, preview.name, preview.slug, preview.viewName, preview.viewModelName]
        let text = names.joined(separator: " ").lowercased()
        return words.allSatisfy { text.contains($0) }
    }
}

/// What the page's script finds the previews of a view by, as ``CatalogueFilter`` does.
struct PreviewSearchNames: Codable, Sendable {
    /// The names of the view and its ViewModel, separated by a tab.
    let view: String
    /// A line for each preview: its name and its slug, separated by a tab.
    let previews: String

    /// The names of previews of one view.
    init(_ previews: [Preview]) {
        view = previews.first.map { "\($0.viewName)\t\($0.viewModelName)" } ?? ""
        self.previews = previews.map { preview in
            let name = preview.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return "\(name)\t\(preview.slug)"
        }.joined(separator: "\n")
    }
}
