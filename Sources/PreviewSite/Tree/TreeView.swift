import FOSMVVM
import PreviewCatalog

/// A view in the tree; the current one has its previews below it.
struct TreeView: Codable, Sendable {
    /// A preview below its view.
    struct Item: Codable, Sendable {
        let name: String
        let address: String
        let isCurrent: Bool
    }

    let name: String
    let icon: String
    let address: String
    let count: LocalizableInt
    let isCurrent: Bool
    let search: PreviewSearchNames
    let hasPreviews: Bool
    let previews: [Item]
    /// The matrix of the current view's previews.
    let matrixAddress: String?
    let isMatrix: Bool

    init(_ entry: CatalogEntry, current: Preview?, isMatrix: Bool, links: SiteLinks) {
        name = entry.viewName
        icon = entry.category.rawValue
        address = links.address(.workbench(viewModel: entry.viewModelName, slug: entry.previews.first?.slug))
        count = LocalizableInt(value: entry.previews.count)
        isCurrent = entry.viewModelName == current?.viewModelName
        search = PreviewSearchNames(entry.previews)
        hasPreviews = isCurrent
        previews = isCurrent ? entry.previews.map { Item($0, current: isMatrix ? nil : current, links: links) } : []
        matrixAddress = isCurrent ? links.address(.matrix(viewModel: entry.viewModelName)) : nil
        self.isMatrix = isCurrent && isMatrix
    }
}

extension TreeView.Item {
    fileprivate init(_ preview: Preview, current: Preview?, links: SiteLinks) {
        self.init(
            name: preview.name,
            address: links.address(preview.workbenchPath),
            isCurrent: preview.slug == current?.slug)
    }
}
