import HTTPCore

/// What a path of the site leads to.
enum Route: Hashable, Sendable {
    /// A page for people.
    case page(PagePath)
    /// What a form does.
    case action(FormAction)
    case index
    /// How many texts each locale has, for programs.
    case coverage
    case health
    case unknown

    /// The route of a decoded path's parts.
    init(segments: [String]) {
        let rest = segments.dropFirst()
        switch (segments.first, rest.count) {
        case (nil, _): self = .page(.catalog)
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

    private static func snapshots(_ rest: [String]) -> Route {
        if let action = FormAction(segments: rest) { return .action(action) }
        return switch rest.count {
        case 0: .page(.snapshots)
        case 2: .page(.snapshot(viewModel: rest[0], slug: rest[1]))
        case 3 where rest[2] == "recorded": .page(.recorded(viewModel: rest[0], slug: rest[1]))
        default: .unknown
        }
    }
}

/// What a form of the site does when it is sent.
enum FormAction: Hashable, Sendable {
    /// Records what is rendered of a preview now.
    case accept(viewModel: String, slug: String)
    /// Removes what waits beside what is recorded of a preview.
    case reject(viewModel: String, slug: String)
    /// Records all that waits.
    case acceptAll
    /// Compares every preview in every locale, and lets what differs wait.
    case verify

    /// The action of the parts of a path after `snapshots`; nil when they are a page's.
    init?(segments: some Collection<String>) {
        let parts = Array(segments)
        switch (parts.count, parts.last) {
        case (1, "accept"): self = .acceptAll
        case (1, "verify"): self = .verify
        case (3, "accept"): self = .accept(viewModel: parts[0], slug: parts[1])
        case (3, "reject"): self = .reject(viewModel: parts[0], slug: parts[1])
        default: return nil
        }
    }

    /// The address' path.
    var encoded: String {
        switch self {
        case .accept(let viewModel, let slug):
            PagePath.snapshot(viewModel: viewModel, slug: slug).encoded + "/accept"
        case .reject(let viewModel, let slug):
            PagePath.snapshot(viewModel: viewModel, slug: slug).encoded + "/reject"
        case .acceptAll: "/snapshots/accept"
        case .verify: "/snapshots/verify"
        }
    }
}
