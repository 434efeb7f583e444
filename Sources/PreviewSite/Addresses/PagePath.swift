import HTTPCore
package import PreviewCatalog

/// A page's path, encoded when it is written.
enum PagePath: Hashable, Sendable {
    case catalog
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
        case .catalog: "/"
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
        case .catalog, .workbench, .document, .docs, .matrix, .coverage: true
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

/// Writes the addresses of a page's links, each with those of the page's parameters that the linked page reads.
struct PageLinks: Sendable {
    let parameters: PageParameters

    /// The address of a path, with the parameters changed where asked.
    func address(_ path: PagePath, changing change: (inout PageParameters) -> Void = { _ in }) -> String {
        var parameters = parameters
        change(&parameters)
        return Self.address(path.encoded, parameters.items(of: path.parameters))
    }

    /// The address that a form is sent to.
    func address(_ action: FormAction) -> String {
        Self.address(action.encoded, parameters.items(of: PageParameter.ofSnapshots))
    }

    /// The parameters that a form which asks a page for one of them has to send along.
    func hiddenFields(of path: PagePath, besides parameter: PageParameter) -> [HiddenField] {
        parameters.items(of: path.parameters.subtracting([parameter])).map {
            HiddenField(name: $0.name, value: $0.value)
        }
    }

    private static func address(_ path: String, _ items: [HTTPQuery.Item]) -> String {
        items.isEmpty ? path : "\(path)?\(HTTPQuery(items).encoded)"
    }
}

extension Preview {
    /// It with the workbench's tools.
    var workbenchPath: PagePath { .workbench(viewModel: viewModelName, slug: slug) }

    /// Its bare document.
    var documentPath: PagePath { .document(viewModel: viewModelName, slug: slug) }

    /// The address of its bare document, without parameters.
    package var documentAddress: String { documentPath.encoded }

    /// All previews of its ViewModel in every locale.
    var matrixPath: PagePath { .matrix(viewModel: viewModelName) }

    /// What is recorded of it, beside what is rendered now.
    var snapshotPath: PagePath { .snapshot(viewModel: viewModelName, slug: slug) }

    /// The bare document of what is recorded of it.
    var recordedPath: PagePath { .recorded(viewModel: viewModelName, slug: slug) }
}

/// A parameter that a form sends along without showing it.
struct HiddenField: Codable, Sendable {
    let name: String
    let value: String
}
