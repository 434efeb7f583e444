import HTTPCore

/// A page's path, encoded when it is written.
enum SitePath: Hashable, Sendable {
    case catalogue
    /// A preview with its tools; the first of the ViewModel without a slug.
    case workbench(viewModel: String, slug: String?)
    /// A preview's bare document.
    case document(viewModel: String, slug: String?)
    /// A page or file of the docs by its path, empty for the first.
    case docs(String)
    case asset(String)
    /// Every preview of a ViewModel in every locale.
    case matrix(viewModel: String)
    /// How many texts each locale has.
    case coverage
    /// What waits to be accepted.
    case snapshots
    /// What is recorded of a preview, beside what is rendered now.
    case snapshot(viewModel: String, slug: String)
    /// The bare document of what is recorded of a preview.
    case recorded(viewModel: String, slug: String)

    var encoded: String {
        switch self {
        case .catalogue: "/"
        case .workbench(let viewModel, let slug): Self.encoded(["previews", viewModel, slug])
        case .document(let viewModel, let slug): Self.encoded(["render", viewModel, slug])
        case .docs(let path): Self.encoded(["docs"] + Self.segments(path))
        case .asset(let path): Self.encoded(["assets"] + Self.segments(path))
        case .matrix(let viewModel): Self.encoded(["matrix", viewModel])
        case .coverage: "/coverage"
        case .snapshots: "/snapshots"
        case .snapshot(let viewModel, let slug): Self.encoded(["snapshots", viewModel, slug])
        case .recorded(let viewModel, let slug): Self.encoded(["snapshots", viewModel, slug, "recorded"])
        }
    }

    /// Whether the page depends on nothing but the content and its ``PageInputs``.
    ///
    /// Pages about snapshots depend on the recorded files, which are no part of the content. An asset is one already.
    var isPure: Bool {
        switch self {
        case .catalogue, .workbench, .document, .docs, .matrix, .coverage: true
        case .asset, .snapshots, .snapshot, .recorded: false
        }
    }

    private static func encoded(_ segments: [String?]) -> String {
        segments.compactMap { $0 }.map { "/" + PercentEncoding.encode($0) }.joined()
    }

    private static func segments(_ path: String) -> [String] {
        path.split(separator: "/").map(String.init)
    }
}
