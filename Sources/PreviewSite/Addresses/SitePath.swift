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

    var encoded: String {
        switch self {
        case .catalogue: "/"
        case .workbench(let viewModel, let slug): Self.encoded(["previews", viewModel, slug])
        case .document(let viewModel, let slug): Self.encoded(["render", viewModel, slug])
        case .docs(let path): Self.encoded(["docs"] + Self.segments(path))
        case .asset(let path): Self.encoded(["assets"] + Self.segments(path))
        }
    }

    private static func encoded(_ segments: [String?]) -> String {
        segments.compactMap { $0 }.map { "/" + PercentEncoding.encode($0) }.joined()
    }

    private static func segments(_ path: String) -> [String] {
        path.split(separator: "/").map(String.init)
    }
}
