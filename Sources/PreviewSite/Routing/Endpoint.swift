import HTTPCore
import PreviewCatalog

/// What an address of the site leads to: a page, a file, or what a form does.
///
/// One type has the path, the parameters and the response of all its addresses. Addresses are read and written by it alone.
protocol Endpoint: Hashable, Sendable {
    /// The shape of its paths.
    static var pattern: PathPattern { get }
    /// The parameters that it reads or passes on, which addresses of it keep.
    static var parameters: Set<PageParameter> { get }
    /// Whether the response depends on nothing but the content and its ``PageInputs``.
    static var isCacheable: Bool { get }
    /// Whether it shows which previews something is wrong in, as far as that is known.
    static var showsPreviewFaults: Bool { get }

    /// The endpoint of a path with these values, as many as its pattern allows.
    init(values: [String])
    /// The values of its path.
    var values: [String] { get }

    /// Answers a request.
    func answer(in context: PageContext) throws(PageError) -> Answer
}

extension Endpoint {
    static var parameters: Set<PageParameter> { [] }
    static var isCacheable: Bool { true }
    static var showsPreviewFaults: Bool { false }

    /// Reads the parts of a decoded path; nil for the path of another endpoint.
    init?(segments: [String]) {
        guard let values = Self.pattern.values(of: segments) else { return nil }
        self.init(values: values)
    }

    /// The parts of its path, which ``init(segments:)`` reads.
    var segments: [String] { Self.pattern.segments(with: values) }

    /// Its encoded path: its address without parameters.
    var address: String { "/" + segments.map(PercentEncoding.encode).joined(separator: "/") }
}

/// What an endpoint answers with.
enum Answer {
    case page(Page)
    case response(HTTPResponse)
}

/// The shape of a path: fixed parts, and values between them.
struct PathPattern: Sendable {
    private let prefix: [String]
    /// How many values there are.
    let count: ClosedRange<Int>
    private let suffix: [String]

    init(_ prefix: String..., values count: ClosedRange<Int> = 0...0, suffix: [String] = []) {
        self.prefix = prefix
        self.count = count
        self.suffix = suffix
    }

    /// The values in a path of this shape; nil for any other.
    func values(of segments: [String]) -> [String]? {
        let count = segments.count - prefix.count - suffix.count
        guard self.count.contains(count), segments.starts(with: prefix),
            segments.suffix(suffix.count).elementsEqual(suffix)
        else { return nil }
        return Array(segments.dropFirst(prefix.count).prefix(count))
    }

    /// The path with these values.
    func segments(with values: [String]) -> [String] { prefix + values + suffix }
}

/// An endpoint with one address.
protocol FixedEndpoint: Endpoint {
    init()
}

extension FixedEndpoint {
    init(values: [String]) { self.init() }
    var values: [String] { [] }
}

/// An endpoint for a file by its path.
protocol FileEndpoint: Endpoint {
    init(path: String)
    /// The file's path below its folder.
    var path: String { get }
}

extension FileEndpoint {
    init(values: [String]) { self.init(path: values.joined(separator: "/")) }
    var values: [String] { path.split(separator: "/").map(String.init) }
}

/// An endpoint for each preview.
protocol PreviewEndpoint: Endpoint {
    init(viewModel: String, slug: String?)
    /// The name of the ViewModel.
    var viewModel: String { get }
    /// The preview's name in addresses; nil for the first of the ViewModel.
    var slug: String? { get }
}

extension PreviewEndpoint {
    /// The endpoint of a preview.
    init(_ preview: Preview) { self.init(viewModel: preview.viewModelName, slug: preview.slug) }
    // A pattern of previews has a value at least.
    init(values: [String]) { self.init(viewModel: values[0], slug: values.dropFirst().first) }
    var values: [String] { [viewModel, slug].compactMap(\.self) }

    /// The preview.
    func preview(in content: Content) throws(PageError) -> Preview {
        if let preview = content.catalog.preview(viewModel, slug: slug) { return preview }
        guard content.catalog.entry(named: viewModel) != nil else { throw .unknownViewModel(viewModel) }
        throw .unknownPreview(slug ?? "", viewModel: viewModel)
    }
}

/// The endpoints of the site.
enum Endpoints {
    static let all: [any Endpoint.Type] = [
        CatalogPage.self, WorkbenchPage.self, BareDocument.self, MatrixPage.self, CoveragePage.self,
        DocumentationPage.self, AssetFile.self,
        SnapshotsPage.self, SnapshotPage.self, RecordedDocument.self,
        AcceptSnapshot.self, RejectSnapshot.self, AcceptAllSnapshots.self, VerifySnapshots.self,
        JSONFile<CatalogIndex>.self, JSONFile<CoverageIndex>.self, JSONFile<HealthIndex>.self,
    ]

    /// The endpoint of a decoded path's parts.
    static func endpoint(at segments: [String]) -> (any Endpoint)? {
        for type in all {
            if let endpoint = type.init(segments: segments) { return endpoint }
        }
        return nil
    }
}
