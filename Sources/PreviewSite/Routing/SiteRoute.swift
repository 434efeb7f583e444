import HTTPCore

/// What a path of the site leads to.
enum SiteRoute: Hashable, Sendable {
    /// A page for people.
    case page(SitePath)
    case index
    case health
    case unknown

    /// The route of a decoded path's parts.
    init(segments: [String]) {
        let rest = segments.dropFirst()
        switch (segments.first, rest.count) {
        case (nil, _): self = .page(.catalogue)
        case ("previews", 1...2): self = .page(.workbench(viewModel: segments[1], slug: rest.dropFirst().first))
        case ("render", 1...2): self = .page(.document(viewModel: segments[1], slug: rest.dropFirst().first))
        case ("docs", _): self = .page(.docs(rest.joined(separator: "/")))
        case ("assets", 1...): self = .page(.asset(rest.joined(separator: "/")))
        case ("index.json", 0): self = .index
        case ("health", 0): self = .health
        default: self = .unknown
        }
    }
}
