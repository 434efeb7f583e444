import FOSMVVM
import Foundation

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
