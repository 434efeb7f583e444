import FOSMVVM

extension ViewCategory {
    /// What the site calls the category.
    var siteLabel: LocalizableString {
        .localized(for: CataloguePageViewModel.self, parentKeys: "category", propertyName: rawValue)
    }
}
