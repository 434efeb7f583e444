import FOSMVVM

/// A link with a text of the site.
struct SiteLink: Codable, Sendable {
    let label: LocalizableString
    let address: String
    var isCurrent = false
    /// How many there are behind it, where that matters.
    var count: LocalizableInt?
}
