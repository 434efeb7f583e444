import HTTPCore

/// What a path of the site leads to.
enum SiteRoute: Hashable, Sendable {
    /// A page for people.
    case page(SitePath)
    /// What a form does.
    case action(SiteAction)
    case index
    /// How many texts each locale has, for programs.
    case coverage
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
        case ("matrix", 1): self = .page(.matrix(viewModel: segments[1]))
        case ("coverage", 0): self = .page(.coverage)
        case ("snapshots", _): self = Self.snapshots(Array(rest))
        case ("index.json", 0): self = .index
        case ("coverage.json", 0): self = .coverage
        case ("health", 0): self = .health
        default: self = .unknown
        }
    }

    private static func snapshots(_ rest: [String]) -> SiteRoute {
        if let action = SiteAction(segments: rest) { return .action(action) }
        return switch rest.count {
        case 0: .page(.snapshots)
        case 2: .page(.snapshot(viewModel: rest[0], slug: rest[1]))
        case 3 where rest[2] == "recorded": .page(.recorded(viewModel: rest[0], slug: rest[1]))
        default: .unknown
        }
    }
}
