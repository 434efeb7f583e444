import FOSMVVM

/// A feature in the catalog with its cards: a section of the page.
struct CatalogFeature: Codable, Sendable {
    let name: String
    let anchor: String
    let count: LocalizableInt
    /// The number of views, of which some may not be shown.
    let views: Int
    let cards: [ViewCard]
    /// The numbers of columns with which the section of one view is as wide as half of the page. Nil for none.
    fileprivate(set) var halfWidthColumns: String?

    /// Nil without cards.
    init?(name: String, number: Int, views: Int, cards: [ViewCard]) {
        guard !cards.isEmpty else { return nil }
        self.name = name
        anchor = "feature-\(number)"
        count = LocalizableInt(value: views)
        self.views = views
        self.cards = cards
    }
}

extension [CatalogFeature] {
    /// Makes the last two sections of one view wider if the last row of the page would have one card only.
    ///
    /// Sections of fewer views than the page has columns stand side by side. Those of one view also stand next to the others.
    mutating func balanceLastRow() {
        let counts = [3, 4].filter { hasLoneView(columns: $0) }
        guard !counts.isEmpty else { return }
        let text = counts.map(String.init).joined(separator: " ")
        for index in indices.filter({ self[$0].views == 1 }).suffix(2) { self[index].halfWidthColumns = text }
    }

    private func hasLoneView(columns: Int) -> Bool {
        let number = { (views: Int) in self.count { $0.views == views } }
        // What stands next to wider sections: one view each, and two next to the last section of two views if their number is odd.
        let placed = columns == 3 ? number(2) : number(3) + 2 * (number(2) % 2)
        let rest = number(1) - placed
        return rest > 0 && rest % columns == 1
    }
}
