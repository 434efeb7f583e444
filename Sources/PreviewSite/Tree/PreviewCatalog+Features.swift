import PreviewCatalog

extension PreviewCatalog {
    /// The entries by feature, in their order.
    var features: [(name: String, entries: [CatalogEntry])] {
        var features: [(name: String, entries: [CatalogEntry])] = []
        for entry in entries {
            if let last = features.indices.last, features[last].name == entry.feature {
                features[last].entries.append(entry)
            } else {
                features.append((entry.feature, [entry]))
            }
        }
        return features
    }
}
