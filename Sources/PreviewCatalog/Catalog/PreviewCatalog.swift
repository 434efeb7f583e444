package import Diagnostics
package import FOSMVVM
package import Foundation

/// All previews of the program, and every ViewModel by name. It is immutable.
public struct PreviewCatalog: Sendable {
    /// The ViewModels with previews, by feature and name.
    package let entries: [CatalogEntry]
    /// All previews, in the order of the entries.
    public let previews: [Preview]
    /// The problems that keep previews and ViewModels from being shown.
    package let problems: [Diagnostic]
    /// The bundles with the texts of the previews and ViewModels, each once.
    package let bundles: [Bundle]
    private let viewModels: [String: ViewModelRecord]
    private let entriesByName: [String: CatalogEntry]
    private let isolation: (any PreviewIsolation)?
    private let records: (previews: [PreviewRecord], viewModels: [ViewModelRecord])
    /// The package to which places are relative. Nil if they are relative to their own package.
    private let main: MainPackage?
    private let origin: BuildOrigin?

    /// The folder that the package had where the program was built, if the program runs for a copy of it.
    package var originalFolder: URL? { origin?.folder }

    /// The module of the host's own pages, which are not part of a program.
    package static let hostModule = "PreviewSite"

    /// Loads the catalog of the linked previews and ViewModels, without those of the host. Makes no preview.
    public static func load() -> PreviewCatalog {
        load(withoutModule: hostModule)
    }

    /// Loads the catalog of the linked previews and ViewModels. Makes no preview.
    ///
    /// - Parameter module: A module whose previews and ViewModels are left out, because they belong to a tool.
    package static func load(withoutModule module: String?) -> PreviewCatalog {
        load(withoutModule: module, isolation: nil)
    }

    /// Loads the catalog, with previews that are first made in another process.
    package static func load(withoutModule module: String?, isolation: (any PreviewIsolation)?) -> PreviewCatalog {
        let previews = RecordSection.previews().filter { Self.module(of: $0.viewModelType) != module }
        let viewModels = RecordSection.viewModels().filter { Self.module(of: $0.type) != module }
        return PreviewCatalog(previews: previews, viewModels: viewModels, isolation: isolation)
    }

    /// Creates a catalog of previews and ViewModels. Makes no preview.
    package init(previews: [PreviewRecord], viewModels: [ViewModelRecord] = []) {
        self.init(previews: previews, viewModels: viewModels, isolation: nil)
    }

    /// Creates a catalog, with previews that are first made in another process.
    package init(
        previews: [PreviewRecord], viewModels: [ViewModelRecord] = [], isolation: (any PreviewIsolation)?
    ) {
        self.init(previews: previews, viewModels: viewModels, isolation: isolation, main: nil, origin: nil)
    }

    private init(
        previews: [PreviewRecord], viewModels: [ViewModelRecord], isolation: (any PreviewIsolation)?,
        main: MainPackage?, origin: BuildOrigin?
    ) {
        var assembly = CatalogAssembly(of: previews, isolation: isolation, main: main, origin: origin)
        for record in viewModels.sorted(by: { ($0.file, $0.line) < ($1.file, $1.line) }) { assembly.add(record) }
        for record in previews.sorted(by: { ($0.file, $0.line) < ($1.file, $1.line) }) { assembly.add(record) }
        self.viewModels = assembly.viewModels
        let entries = assembly.entries
        self.entries = entries
        self.previews = entries.flatMap(\.previews)
        entriesByName = Dictionary(entries.map { ($0.viewModelName, $0) }) { first, _ in first }
        problems = assembly.problems
        bundles = assembly.bundles
        self.isolation = isolation
        records = (previews, viewModels)
        self.main = main
        self.origin = origin
    }

    /// Returns the catalog of a program that runs for a package. If the program was built in another folder of this package,
    /// the source files are those in the package.
    package func running(in package: URL) -> PreviewCatalog {
        guard let origin = BuildOrigin(of: sourceFiles, copiedTo: package) else { return self }
        var (previews, viewModels) = records
        for index in previews.indices { previews[index].file = origin.path(inCopy: previews[index].file) }
        for index in viewModels.indices { viewModels[index].file = origin.path(inCopy: viewModels[index].file) }
        return PreviewCatalog(
            previews: previews, viewModels: viewModels, isolation: isolation, main: main, origin: origin)
    }

    /// Returns the catalog of a package's host, in which the files in other packages have absolute paths.
    package func of(_ package: MainPackage) -> PreviewCatalog {
        guard targets.contains(where: { package.isOther($0.package) }) else { return self }
        return PreviewCatalog(
            previews: records.previews, viewModels: records.viewModels, isolation: isolation, main: package,
            origin: origin)
    }

    /// The source files of the previews and ViewModels, as the compiler was given them.
    private var sourceFiles: Set<String> {
        Set(records.viewModels.map(\.file)).union(records.previews.map(\.file))
    }

    /// Returns the source files of previews and ViewModels that changed after a moment, in order.
    package func sources(changedAfter moment: Date) -> [String] {
        sourceFiles.filter { file in
            guard case .file(let state) = FolderEntry.kind(of: file) else { return false }
            return state.isNewer(than: moment)
        }
        .map { SourcePlace(path: $0, line: 1).file }.sorted()
    }

    /// Returns all Swift files in the targets of previews that changed or were added after a moment, in order. A target may
    /// leave some out.
    package func targetFiles(changedAfter moment: Date) -> [String] {
        targets.flatMap { FolderFiles(below: $0.url).files }
            .filter { $0.path.hasSuffix(".swift") && $0.state.isNewer(than: moment) }
            .map { SourcePlace(path: $0.file, line: 1).file }.sorted()
    }

    /// The targets of programs that contain the previews and ViewModels, sorted, as far as their sources exist. If none do,
    /// as in a copy of the program, all of them.
    package var targets: [TargetFolder] {
        let byFolder = Dictionary(sourceFiles.map { (URL(filePath: $0).deletingLastPathComponent(), $0) }) { $1 }
        let existing = Set(byFolder.values.compactMap { SourcePackage(around: $0)?.target(of: $0) })
        let targets = existing.isEmpty ? Set(byFolder.values.compactMap(SourcePackage.builtTarget)) : existing
        return targets.sorted { $0.url.path < $1.url.path }
    }

    /// The names of all ViewModels, with or without previews, sorted.
    public var viewModelNames: [String] {
        Set(entries.map(\.viewModelName)).union(viewModels.keys).sorted()
    }

    /// The names of the views of all previews and ViewModels, in no order.
    package var viewNames: Set<String> {
        Set(entries.map(\.viewName)).union(viewModelNames.map(ViewInput.viewName(ofModel:)))
    }

    /// The types of all ViewModels, in no order.
    package var viewModelTypes: [any ViewModel.Type] {
        viewModels.values.map(\.type)
            + entries.filter { $0.showsViewModel && viewModels[$0.viewModelName] == nil }.map(\.viewModelType)
    }

    /// The modules that declare the ViewModels.
    package var modules: Set<String> { Set(viewModelTypes.map(Self.module)) }

    /// Returns the entry of a ViewModel. A ViewModel without previews has an entry with its stub.
    public func entry(named viewModelName: String) -> CatalogEntry? {
        entriesByName[viewModelName]
            ?? viewModels[viewModelName].flatMap { record in
                CatalogEntry(previews: [Preview(stubOf: record, at: place(of: record), isolation: isolation)])
            }
    }

    /// Returns the entry of a ViewModel. Nil without previews.
    package func entryWithPreviews(named viewModelName: String) -> CatalogEntry? { entriesByName[viewModelName] }

    /// Returns the place where a ViewModel with ``FOSMVVM/ViewModel(options:)`` is declared. Nil for others.
    package func place(ofViewModel name: String) -> SourcePlace? {
        viewModels[name].map(place)
    }

    private func place(of record: ViewModelRecord) -> SourcePlace {
        var packages = SourcePackages(main: main)
        return SourcePlace(path: record.file, line: record.line, in: &packages)
    }

    /// Returns what the source says about a ViewModel with ``FOSMVVM/ViewModel(options:)``. Nil for others.
    package func documentation(ofViewModel name: String) -> ViewModelDocumentation? {
        viewModels[name].flatMap(\.documentation)
    }

    /// Returns a preview of a ViewModel, or the first preview if no slug is given.
    package func preview(_ viewModelName: String, slug: String? = nil) -> Preview? {
        let previews = entry(named: viewModelName)?.previews
        guard let slug else { return previews?.first }
        return previews?.first { $0.slug == slug }
    }
}

extension PreviewCatalog {
    /// The module that declares a ViewModel.
    private static func module(of type: any ViewModel.Type) -> String {
        String(TypeName.qualified(type).prefix { $0 != "." })
    }
}

/// A ViewModel in the catalog, with its previews.
public struct CatalogEntry: Sendable {
    /// The name of the ViewModel; see ``FOSMVVM/ViewModelName``. For a view without one, the name of the view.
    package let viewModelName: String
    /// Whether the view shows a ViewModel, and is not any other view of SwiftUI.
    package var showsViewModel: Bool { previews[0].showsViewModel }
    /// The type of the ViewModel.
    package let viewModelType: any ViewModel.Type
    /// The name of the view's type, which is also that of its template.
    package let viewName: String
    /// The feature of the first preview.
    package let feature: String
    /// The view's category.
    package let category: ViewCategory
    /// The previews, at least one, in the order of their source.
    public let previews: [Preview]
    /// The place of the first preview.
    package let place: SourcePlace

    /// Nil if there is no preview.
    init?(previews: [Preview]) {
        guard let first = previews.first else { return nil }
        self.previews = previews
        viewModelName = first.viewModelName
        viewModelType = first.viewModelType
        viewName = first.viewName
        feature = first.feature
        category = first.category
        place = first.place
    }
}

extension FileState {
    fileprivate func isNewer(than moment: Date) -> Bool {
        Double(modified) / 1_000_000_000 > moment.timeIntervalSince1970
    }
}
