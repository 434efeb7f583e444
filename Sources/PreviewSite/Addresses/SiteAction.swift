import HTTPCore

/// What a form of the site does when it is sent.
enum SiteAction: Hashable, Sendable {
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
            SitePath.snapshot(viewModel: viewModel, slug: slug).encoded + "/accept"
        case .reject(let viewModel, let slug):
            SitePath.snapshot(viewModel: viewModel, slug: slug).encoded + "/reject"
        case .acceptAll: "/snapshots/accept"
        case .verify: "/snapshots/verify"
        }
    }
}
