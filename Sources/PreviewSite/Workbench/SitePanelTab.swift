import FOSMVVM

/// A panel's tab.
struct SitePanelTab: Codable, Sendable {
    let label: LocalizableString
    let address: String
    /// Whether the drawer shows it.
    let isCurrent: Bool
    /// Whether the address names it; a small screen shows the panel instead of the canvas then.
    let isChosen: Bool
    /// How much is wrong, nil when nothing is.
    let count: LocalizableInt?

    init(_ panel: SitePanel, context: PageContext, count: Int?) {
        label = panel.localizableString
        address = context.here { $0.panel = panel }
        isCurrent = panel == (context.parameters.panel ?? .html)
        isChosen = panel == context.parameters.panel
        self.count = count.flatMap { $0 > 0 ? LocalizableInt(value: $0) : nil }
    }
}
