import FOSMVVM
import PreviewCatalog

/// A feature in the catalogue with its cards.
struct CatalogueFeature: Codable, Sendable {
    let name: String
    let anchor: String
    let count: LocalizableInt
    let cards: [PreviewCard]

    /// Nil when the filter leaves no card.
    init?(
        name: String, number: Int, entries: [CatalogEntry], filter: CatalogueFilter, faulty: Set<SitePath>,
        links: SiteLinks
    ) {
        let cards = entries.flatMap(\.previews).filter(filter.shows).map { preview in
            PreviewCard(preview, isFaulty: faulty.contains(preview.documentPath), links: links)
        }
        guard !cards.isEmpty else { return nil }
        self.name = name
        anchor = "feature-\(number)"
        count = LocalizableInt(value: cards.count)
        self.cards = cards
    }
}
