import FOSMVVM
import PreviewCatalog

/// A preview in the catalogue: its picture, title and category.
struct PreviewCard: Codable, Sendable {
    let name: String
    let viewName: String
    let category: LocalizableString
    let icon: String
    let address: String
    let matrixAddress: String
    let documentAddress: String

    init(_ preview: Preview, links: SiteLinks) {
        name = preview.name
        viewName = preview.viewName
        category = preview.category.siteLabel
        icon = preview.category.rawValue
        address = links.address(.workbench(viewModel: preview.viewModelName, slug: preview.slug))
        matrixAddress = links.address(.matrix(viewModel: preview.viewModelName))
        documentAddress = links.address(.document(viewModel: preview.viewModelName, slug: preview.slug))
    }
}
