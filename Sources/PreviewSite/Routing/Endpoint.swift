import HTTPCore
import PreviewCatalog

/// A page, a file or the action of a form that has an address.
///
/// A conforming type has the path, the parameters and the response of its addresses. Only this type reads and writes
/// them.
protocol Endpoint: Hashable, Sendable {
    /// The pattern of the path.
    static var pattern: PathPattern { get }
    /// The parameters that the endpoint reads or passes on, and that its addresses keep.
    static var parameters: Set<PageParameter> { get }
    /// Whether the response depends only on the request and the ``ResponseVersion``.
    static var isCacheable: Bool { get }
    /// Whether the page marks previews with problems, as far as they have been found.
    static var showsPreviewMarks: Bool { get }

    /// Whether the response needs the snapshots as they are now. Others only count them.
    static var listsSnapshots: Bool { get }

    /// The preview that the page shows, if any, to which arguments in the address belong.
    var subject: PageSubject? { get }

    /// Creates the endpoint with the values of a path, whose number the pattern allows.
    init(values: [String])
    /// The values in the path.
    var values: [String] { get }

    /// Responds to a request.
    func answer(in context: PageContext) throws(PageError) -> Answer
}

extension Endpoint {
    static var parameters: Set<PageParameter> { [] }
    static var isCacheable: Bool { true }
    static var showsPreviewMarks: Bool { false }
    static var listsSnapshots: Bool { false }
    var subject: PageSubject? { nil }

    /// Creates the endpoint from the parts of a decoded path. Nil if the pattern does not match.
    init?(segments: [String]) {
        guard let values = Self.pattern.values(of: segments) else { return nil }
        self.init(values: values)
    }

    /// The parts of the path, which ``init(segments:)`` reads.
    var segments: [String] { Self.pattern.segments(with: values) }

    /// The encoded path, which is the address without parameters.
    var address: String { "/" + segments.map(PercentEncoding.encode).joined(separator: "/") }
}

/// The action of a form: an endpoint that accepts only POST.
protocol FormAction: Endpoint {
    /// The page of the form, which shows its errors.
    var page: any Endpoint { get }
    /// Whether the action changes files of the package, which not every visitor may do.
    static var changesFiles: Bool { get }
}

extension FormAction {
    static var isCacheable: Bool { false }
    static var changesFiles: Bool { false }
}

/// The result of an endpoint.
enum Answer {
    case page(Page)
    case response(HTTPResponse)
}

/// The pattern of a path: values between fixed parts.
struct PathPattern: Sendable {
    private let prefix: [String]
    /// The allowed number of values.
    let count: ClosedRange<Int>
    private let suffix: [String]

    init(_ prefix: String..., values count: ClosedRange<Int> = 0...0, suffix: [String] = []) {
        self.prefix = prefix
        self.count = count
        self.suffix = suffix
    }

    /// Returns the values in a path. Nil if the path does not match.
    func values(of segments: [String]) -> [String]? {
        let count = segments.count - prefix.count - suffix.count
        guard self.count.contains(count), segments.starts(with: prefix),
            segments.suffix(suffix.count).elementsEqual(suffix)
        else { return nil }
        return Array(segments.dropFirst(prefix.count).prefix(count))
    }

    /// Returns the path with these values.
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

/// An endpoint with one address for each file.
protocol FileEndpoint: Endpoint {
    init(path: String)
    /// The path of the file in its folder.
    var path: String { get }
}

extension FileEndpoint {
    init(values: [String]) { self.init(path: values.joined(separator: "/")) }
    var values: [String] { path.split(separator: "/").map(String.init) }
}

/// An endpoint with one address for each preview.
protocol PreviewEndpoint: Endpoint {
    init(viewModel: String, slug: String?)
    /// The name of the ViewModel.
    var viewModel: String { get }
    /// The preview's name in addresses. Nil for the first preview of the ViewModel.
    var slug: String? { get }
}

extension PreviewEndpoint {
    /// Creates the endpoint of a preview.
    init(_ preview: Preview) { self.init(viewModel: preview.viewModelName, slug: preview.slug) }
    // The pattern of a preview has at least one value.
    init(values: [String]) { self.init(viewModel: values[0], slug: values.dropFirst().first) }
    var values: [String] { [viewModel, slug].compactMap(\.self) }
    var subject: PageSubject? { PageSubject(viewModel: viewModel, slug: slug) }

    /// Returns the preview, which can be made with the page's changed arguments without waiting for other processes.
    ///
    /// - Throws: The page about an unknown ViewModel or preview.
    func preview(in context: PageContext) throws(PageError) -> Preview {
        try preview(in: context.content, changes: context.previewChanges)
    }

    /// Returns the preview, which can be made without waiting for other processes.
    ///
    /// - Throws: The page about an unknown ViewModel or preview.
    func preview(in content: PackageContent, changes: PreviewChanges? = nil) throws(PageError) -> Preview {
        if let preview = content.catalog.preview(viewModel, slug: slug) {
            guard preview.isKnown(changes) else { throw .unfinished(preview) }
            return preview
        }
        guard content.catalog.entry(named: viewModel) != nil else { throw .unknownViewModel(viewModel) }
        throw .unknownPreview(slug ?? "", viewModel: viewModel)
    }
}

/// An endpoint with one address for each ViewModel.
protocol ViewModelEndpoint: Endpoint {
    init(viewModel: String)
    /// The name of the ViewModel.
    var viewModel: String { get }

    /// Returns the page of the ViewModel's entry in the catalog.
    func page(of entry: CatalogEntry, in context: PageContext) -> Page
}

extension ViewModelEndpoint {
    static var showsPreviewMarks: Bool { true }

    init(values: [String]) { self.init(viewModel: values[0]) }
    var values: [String] { [viewModel] }
    var subject: PageSubject? { PageSubject(viewModel: viewModel) }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        guard let entry = context.content.catalog.entry(named: viewModel) else { throw .unknownViewModel(viewModel) }
        return .page(page(of: entry, in: context))
    }
}

/// The endpoints of the site.
enum Endpoints {
    static let all: [any Endpoint.Type] = [
        CatalogPage.self, ViewPage.self, WorkbenchPage.self, BareDocument.self, MatrixPage.self, CoveragePage.self,
        PreviewCopy.self, PreviewPicture.self,
        WriteText.self, UndoText.self, ProblemsPage.self, ReportExamined.self, SearchPage.self,
        AssistantsPage.self, StopWrites.self, AllowWrites.self,
        DocumentationPage.self, AssetFile.self, StoryDocument.self, SnapshotsPage.self, SnapshotPage.self,
        RecordedDocument.self, PicturePage.self, PictureFile.self, AcceptSnapshotGroup.self,
        RejectSnapshotGroup.self, AcceptSnapshot.self, RejectSnapshot.self, AcceptAllSnapshots.self, UndoSnapshots.self,
        VerifySnapshots.self,
        ChooseReaderSettings.self, ChangeEvents.self, LiveDocument.self, BeginSession.self, SendInput.self,
        MeasuredDocument.self, ReplaySteps.self, RecordSteps.self, ReplayedDocument.self, ClearEvents.self,
        ResetSession.self, JSONEndpoint<CatalogIndex>.self,
        JSONEndpoint<CoverageIndex>.self, JSONEndpoint<SearchFile>.self, JSONEndpoint<HealthIndex>.self,
        JSONEndpoint<ExaminationIndex>.self,
    ]

    /// Returns the endpoint with the parts of a decoded path.
    static func endpoint(at segments: [String]) -> (any Endpoint)? {
        for type in all {
            if let endpoint = type.init(segments: segments) { return endpoint }
        }
        return nil
    }
}
