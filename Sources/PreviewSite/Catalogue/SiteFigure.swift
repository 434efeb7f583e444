import FOSMVVM

/// How many there are of something.
struct SiteFigure: Codable, Sendable {
    let label: LocalizableString
    let value: LocalizableInt

    /// The numbers of views, previews and locales.
    static func figures(_ content: SiteContent) -> [SiteFigure] {
        [
            ("views", content.catalog.entries.count), ("previews", content.catalog.previews.count),
            ("locales", content.locales.count),
        ].map { name, count in
            SiteFigure(
                label: .localized(for: Self.self, propertyName: name), value: LocalizableInt(value: count))
        }
    }
}
