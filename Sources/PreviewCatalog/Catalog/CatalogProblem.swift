import FOSMVVM
public import Foundation

/// Something about a preview or a ViewModel that keeps it from being shown.
public enum CatalogProblem: LocalizedError, Hashable, Sendable {
    /// Two previews of one ViewModel have one address.
    case duplicatePreview(name: String, viewModel: String, at: SourcePlace, first: SourcePlace)
    /// A preview's name has neither a letter nor a digit.
    case emptySlug(name: String, at: SourcePlace)
    /// Two ViewModels have one name.
    case duplicateViewModel(name: String, at: SourcePlace, first: SourcePlace)

    /// Where the problem is.
    public var place: SourcePlace {
        switch self {
        case .duplicatePreview(_, _, let place, _), .emptySlug(_, let place), .duplicateViewModel(_, let place, _):
            place
        }
    }

    /// What happened and what to do, without the place of the problem itself.
    public var errorDescription: String? {
        switch self {
        case .duplicatePreview(let name, let viewModel, _, let first):
            """
            \(viewModel) already has a preview at the address of "\(name)", in \(first.file):\(first.line). \
            Rename one.
            """
        case .emptySlug(let name, _):
            """
            The preview name "\(name)" has no letter or digit to make an address of. \
            Give it a name such as "Empty".
            """
        case .duplicateViewModel(let name, _, let first):
            """
            There is already a ViewModel \(name), in \(first.file):\(first.line). \
            Rename one, as it is found by its name.
            """
        }
    }
}

/// Puts a catalog together, record by record.
struct CatalogAssembly {
    private(set) var viewModels: [String: ViewModelRecord] = [:]
    private(set) var problems: [CatalogProblem] = []
    private(set) var bundles: [Bundle] = []
    private var previews: [String: [Preview]] = [:]
    private let isolation: (any PreviewIsolation)?

    init(isolation: (any PreviewIsolation)?) {
        self.isolation = isolation
    }

    /// The entries, by feature and name.
    var entries: [CatalogEntry] {
        previews.values.compactMap(CatalogEntry.init(previews:))
            .sorted { ($0.feature, $0.viewModelName) < ($1.feature, $1.viewModelName) }
    }

    mutating func add(_ record: ViewModelRecord) {
        let name = String(describing: record.type)
        let place = SourcePlace(path: record.file, line: record.line)
        if let first = viewModels[name] {
            let first = SourcePlace(path: first.file, line: first.line)
            problems.append(.duplicateViewModel(name: name, at: place, first: first))
        } else {
            viewModels[name] = record
        }
    }

    mutating func add(_ record: PreviewRecord) {
        let preview = Preview(record, isolation: isolation)
        let place = preview.place
        if !bundles.contains(record.bundle) { bundles.append(record.bundle) }
        guard !preview.slug.isEmpty else { return problems.append(.emptySlug(name: preview.name, at: place)) }
        var others = previews[preview.viewModelName] ?? []
        if let first = others.first(where: { $0.slug == preview.slug }) {
            let name = preview.viewModelName
            problems.append(.duplicatePreview(name: preview.name, viewModel: name, at: place, first: first.place))
        } else {
            others.append(preview)
            previews[preview.viewModelName] = others
        }
    }
}
