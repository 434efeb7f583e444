/// Something that exists and may have been meant.
struct SiteSuggestion: Codable, Sendable {
    let label: String
    let path: String
    let address: String

    init(_ label: String, path: SitePath, links: SiteLinks) {
        self.label = label
        self.path = path.encoded
        address = links.address(path)
    }
}
