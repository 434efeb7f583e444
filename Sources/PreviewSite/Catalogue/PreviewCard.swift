import FOSMVVM
import PreviewCatalog

/// A preview in the catalogue: its picture, title and category.
struct PreviewCard: Codable, Sendable {
    let name: String
    let viewName: String
    let search: PreviewSearchNames
    let category: LocalizableString
    let icon: String
    /// Says that something is missing or wrong in it.
    let problem: LocalizableString?
    let address: String
    let matrixAddress: String
    let documentAddress: String

    init(_ preview: Preview, isFaulty: Bool, links: SiteLinks) {
        name = preview.name
        viewName = preview.viewName
        search = PreviewSearchNames([preview])
        category = preview.category.siteLabel
        icon = preview.category.rawValue
        problem = isFaulty ? .localized(for: Self.self, propertyName: "problem") : nil
        address = links.address(preview.workbenchPath)
        matrixAddress = links.address(preview.matrixPath)
        documentAddress = links.address(preview.documentPath)
    }
}
