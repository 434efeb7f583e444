import FOSMVVM
import PreviewCatalog

/// A link to the preview before or after.
struct SiteNeighborLink: Codable, Sendable {
    let label: LocalizableSubstitutions
    let address: String

    /// Nil without a neighbor.
    init?(_ preview: Preview?, key: String, links: SiteLinks) {
        guard let preview else { return nil }
        let name = "\(preview.viewName) / \(preview.name)"
        label = LocalizableString.localized(for: Self.self, propertyName: key)
            .bind(substitutions: ["name": LocalizableString.constant(name)])
        address = links.address(preview.workbenchPath)
    }
}
