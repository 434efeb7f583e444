import FOSMVVM
import PreviewCatalog

/// A feature in the tree.
struct TreeFeature: Codable, Sendable {
    let name: String
    let count: LocalizableInt
    let views: [TreeView]

    init(name: String, entries: [CatalogEntry], current: Preview?, isMatrix: Bool, links: SiteLinks) {
        self.name = name
        count = LocalizableInt(value: entries.count)
        views = entries.map { TreeView($0, current: current, isMatrix: isMatrix, links: links) }
    }
}
