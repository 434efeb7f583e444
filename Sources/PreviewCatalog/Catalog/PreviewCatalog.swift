public import FOSMVVM
public import Foundation

/// All previews of the program, and every ViewModel by its name. Immutable.
public struct PreviewCatalog: Sendable {
    /// The ViewModels that have previews, by feature and name.
    public let entries: [CatalogEntry]
    /// What keeps previews and ViewModels from being shown.
    public let problems: [CatalogProblem]
    /// The bundles that have the previews' texts, each once.
    public let bundles: [Bundle]
    private let viewModels: [String: ViewModelRecord]
    private let entriesByName: [String: CatalogEntry]

    /// The catalogue of what is linked into the program.
    ///
    /// - Parameter module: A module whose ViewModels are left out, as they are not the program's but a tool's.
    public static func load(withoutModule module: String? = nil) -> PreviewCatalog {
        let viewModels = RecordSection.viewModels().filter { $0.module != module }
        return PreviewCatalog(previews: RecordSection.previews(), viewModels: viewModels)
    }

    /// The catalogue of these previews and ViewModels. Makes each preview once.
    public init(previews: [PreviewRecord], viewModels: [ViewModelRecord] = []) {
        var assembly = CatalogAssembly()
        for record in viewModels.sorted(by: { ($0.file, $0.line) < ($1.file, $1.line) }) { assembly.add(record) }
        for record in previews.sorted(by: { ($0.file, $0.line) < ($1.file, $1.line) }) { assembly.add(record) }
        self.viewModels = assembly.viewModels
        entries = assembly.entries
        entriesByName = Dictionary(assembly.entries.map { ($0.viewModelName, $0) }) { first, _ in first }
        problems = assembly.problems
        bundles = assembly.bundles
    }

    /// All previews, in the order of the entries.
    public var previews: [Preview] { entries.flatMap(\.previews) }

    /// The names of all ViewModels, with previews or without, in order.
    public var viewModelNames: [String] {
        Set(entries.map(\.viewModelName)).union(viewModels.keys).sorted()
    }

    /// The entry of a ViewModel; of one without a preview, its stub alone.
    public func entry(named viewModelName: String) -> CatalogEntry? {
        entriesByName[viewModelName]
            ?? viewModels[viewModelName].flatMap { CatalogEntry(previews: [Preview(stubOf: $0)]) }
    }

    /// Where a ViewModel with ``FOSMVVM/ViewModel(options:)`` is declared; nil for any other.
    package func place(ofViewModel name: String) -> SourcePlace? {
        viewModels[name].map { SourcePlace(path: $0.file, line: $0.line) }
    }

    /// A preview of a ViewModel; its first when no slug is given.
    public func preview(_ viewModelName: String, slug: String? = nil) -> Preview? {
        let previews = entry(named: viewModelName)?.previews
        guard let slug else { return previews?.first }
        return previews?.first { $0.slug == slug }
    }
}

extension ViewModelRecord {
    /// The module that declares the ViewModel.
    fileprivate var module: String { String(reflecting: type).prefix { $0 != "." }.description }
}

extension Preview {
    /// What an unnamed preview is called.
    static let defaultName = "Default"

    /// The preview of a ViewModel that has none: its stub, in the view that it would have.
    fileprivate init(stubOf record: ViewModelRecord) {
        let type = record.type
        let viewName = ViewSubject.viewName(of: type)
        let body: @Sendable () -> HostedView = {
            HostedView(viewModel: type.stub(), viewName: viewName, bundle: .main)
        }
        let place = SourcePlace(path: record.file, line: record.line)
        self.init(name: Self.defaultName, place: place, view: body(), body: body)
    }
}
