import FOSMVVM
import PreviewCatalog

/// The catalogue for programs, `/index.json`.
struct SiteIndex: Codable {
    /// A preview with its addresses, without parameters.
    struct Item: Codable {
        let viewModel: String
        let view: String
        let name: String
        let slug: String
        let feature: String
        let category: ViewCategory
        /// The workbench.
        let address: String
        /// The bare document.
        let document: String
        let file: String
        let line: Int
    }

    let previews: [Item]
    /// The locales that every preview can be shown in.
    let locales: [String]

    init(_ content: SiteContent) {
        previews = content.catalog.previews.map(Item.init)
        locales = content.locales.map(\.identifier.tag)
    }
}

extension SiteIndex.Item {
    fileprivate init(_ preview: Preview) {
        self.init(
            viewModel: preview.viewModelName, view: preview.viewName, name: preview.name, slug: preview.slug,
            feature: preview.feature, category: preview.category,
            address: preview.workbenchPath.encoded, document: preview.documentPath.encoded,
            file: preview.place.file, line: preview.place.line)
    }
}
