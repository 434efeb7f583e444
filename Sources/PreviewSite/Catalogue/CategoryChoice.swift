import FOSMVVM
import PreviewCatalog

/// A category, or all of them, as a link to the catalogue of only these.
struct CategoryChoice: Codable, Sendable {
    let label: LocalizableString
    let icon: String?
    let count: LocalizableInt
    let address: String
    let isCurrent: Bool

    /// All categories, then each.
    static func choices(_ context: PageContext) -> [CategoryChoice] {
        ([nil] + ViewCategory.allCases).map { CategoryChoice($0, context: context) }
    }

    private init(_ category: ViewCategory?, context: PageContext) {
        let previews = context.content.catalog.previews
        label =
            category?.siteLabel
            ?? .localized(for: CataloguePageViewModel.self, parentKeys: "category", propertyName: "all")
        icon = category?.rawValue
        count = LocalizableInt(value: previews.count { category == nil || $0.category == category })
        address = context.links.address(.catalogue) { $0.category = category }
        isCurrent = category == context.parameters.category
    }
}
