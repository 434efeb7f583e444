import Diagnostics
import FOSFoundation
import FOSMVVM
import Foundation
import HTMLRendering
import HTTPCore
import MarkdownDocs
import PreviewCatalog
import PreviewSnapshots

/// A file of an export: an endpoint with parameters.
struct ExportedFile: Sendable {
    let endpoint: any Endpoint
    let parameters: PageParameters
    /// The parts of the path in the folder of the export.
    let segments: [String]

    var path: String { segments.joined(separator: "/") }

    /// The request for the page, as a browser without languages sends it.
    var request: HTTPRequest {
        get throws(HTTPTargetError) {
            let query = HTTPQuery(parameters.items(of: type(of: endpoint).parameters)).encoded
            return try HTTPRequest(target: query.isEmpty ? endpoint.address : "\(endpoint.address)?\(query)")
        }
    }
}

/// All files of an export, and the links between them.
struct ExportPlan: Sendable {
    /// The files by their paths.
    private(set) var files: [String: ExportedFile] = [:]
    /// The default locale, and the others in which previews are exported.
    let locales: [LocaleIdentifier]
    private let content: Content
    private var failure: ExportFailure?

    /// Plans the files of a content: every page in every locale and theme that a parameter selects.
    ///
    /// - Parameter locales: The locales besides the default one. Empty for all locales with texts.
    /// - Throws: For two addresses whose files would have the same path.
    init(_ content: Content, locales: [LocaleIdentifier] = []) throws(ExportFailure) {
        self.content = content
        let all = locales.isEmpty ? content.locales.map(\.identifier) : locales
        let defaultLocale = content.localizations.defaultLocale
        self.locales = [defaultLocale] + all.filter { $0 != defaultLocale }
        add(CatalogPage())
        add(CoveragePage())
        add(SearchPage())
        add(JSONFile<SearchFile>())
        add(JSONFile<CatalogIndex>())
        add(StoryDocument())
        add(JSONFile<CoverageIndex>())
        for entry in content.catalog.entries {
            let versions = entry.previews.map { $0.versions(in: content.renderer) }.max { $0.count < $1.count } ?? []
            add(MatrixPage(viewModel: entry.viewModelName), versions: versions)
            add(ViewPage(viewModel: entry.viewModelName), versions: versions)
            for preview in entry.previews {
                let versions = preview.versions(in: content.renderer)
                add(WorkbenchPage(preview), versions: versions)
                add(BareDocument(preview), versions: versions)
            }
        }
        for page in content.docs.pages { add(DocumentationPage(path: page.path)) }
        for version in content.docs.allVersions where content.docs.hasAddress(version) {
            add(DocumentationPage(version))
        }
        for path in content.docs.files.keys { addDocsFile(DocumentationPage(path: path)) }
        addChangedPreviewsOfDocs()
        addChangedPreviewsOfControls()
        for path in content.assets.paths where !Self.leftOut.contains(path) { addAsset(at: path) }
        if let failure { throw failure }
    }

    /// The script of views in use, which need a server.
    private static let leftOut = [BuiltInAsset.liveScript].map(\.path)

    private mutating func add<Target: ExportedEndpoint>(_ endpoint: Target, versions: [ViewVersion] = []) {
        for set in Target.exported {
            for parameters in combinations(of: set, versions: versions) { add(endpoint, parameters, keeping: set) }
        }
    }

    private mutating func add<Target: ExportedEndpoint>(
        _ endpoint: Target, _ parameters: PageParameters, keeping set: Set<PageParameter>
    ) {
        guard let segments = segments(of: endpoint, parameters, keeping: set) else { return }
        add(ExportedFile(endpoint: endpoint, parameters: parameters, segments: segments))
    }

    /// Adds the previews that the docs show with changed arguments or in another locale than those of the export, in the
    /// locales and themes in which they show them.
    private mutating func addChangedPreviewsOfDocs() {
        let blocks = content.docs.allVersions.flatMap { (try? $0.content.get())?.codeBlocks ?? [] }
        let pages = combinations(of: [.locale, .theme], versions: [])
        for reference in Set(blocks.compactMap(\.previewReference)) {
            for page in pages {
                guard
                    let shown = try? DocsPreview(
                        reference, page: page, catalog: content.catalog, texts: content.localizations)
                else { continue }
                let arguments = shown.parameters.arguments
                let locale = shown.parameters.locale == locales[0] ? nil : shown.parameters.locale
                let isOffered = locale.map(locales.contains) ?? true
                guard !arguments.isEmpty || !isOffered else { continue }
                let isShown = { (parameters: PageParameters) in
                    parameters.theme == shown.parameters.theme || parameters.panel != nil
                }
                let versions = [shown.parameters.view]
                addChanged(BareDocument(shown.preview), arguments, in: [locale], versions: versions, where: isShown)
                guard isOffered else { continue }
                addChanged(WorkbenchPage(shown.preview), arguments, in: [locale], versions: versions, where: isShown)
            }
        }
    }

    /// Adds the previews with one changed value to which controls lead, in the reader's theme.
    private mutating func addChangedPreviewsOfControls() {
        let timeZone = content.timeZone
        let previews = content.catalog.previews
        let changes = previews.concurrentMap(workers: ProcessInfo.processInfo.activeProcessorCount) {
            ExportedChanges(of: $0, timeZone: timeZone).all
        }
        for (preview, changes) in zip(previews, changes) {
            for arguments in changes {
                addChanged(WorkbenchPage(preview), arguments) { $0.panel != nil }
                addChanged(BareDocument(preview), arguments) { $0.theme == .system }
            }
        }
    }

    /// Adds those of a preview's files that satisfy a condition, with changed arguments.
    private mutating func addChanged<Target: ExportedEndpoint>(
        _ endpoint: Target, _ arguments: PreviewArguments, in locales: [LocaleIdentifier?]? = nil,
        versions: [ViewVersion] = [], where isIncluded: (PageParameters) -> Bool
    ) {
        for set in Target.exported {
            for var parameters in combinations(of: set, versions: versions, in: locales) where isIncluded(parameters) {
                parameters.arguments = arguments
                add(endpoint, parameters, keeping: set)
            }
        }
    }

    private mutating func addDocsFile(_ file: DocumentationPage) {
        add(ExportedFile(endpoint: file, parameters: PageParameters(), segments: file.segments))
    }

    private mutating func addAsset(at path: String) {
        let isOfPreviews = content.assets.previewStylesheets.contains(path) || !BuiltInFolders.isAsset(path)
        let hasThemes = isOfPreviews && MediaType(fileName: path) == .css
        let themes = hasThemes ? PreviewTheme.single : [.system]
        for theme in themes {
            var parameters = PageParameters()
            parameters.theme = theme
            add(AssetFile(path: path), parameters, keeping: [.theme])
        }
    }

    private mutating func add(_ file: ExportedFile) {
        if let other = files.updateValue(file, forKey: file.path),
            AnyHashable(other.endpoint) != AnyHashable(file.endpoint)
        {
            failure = ExportFailure(
                "'\(other.endpoint.address)' and '\(file.endpoint.address)' would both be the file '\(file.path)'. Rename one."
            )
        }
    }

    /// Returns every combination of the values of parameters. The default locale is written as no locale.
    ///
    /// - Parameter locales: The locales. Nil for all of the export.
    private func combinations(
        of set: Set<PageParameter>, versions: [ViewVersion], in locales: [LocaleIdentifier?]? = nil
    ) -> [PageParameters] {
        var all = [PageParameters()]
        func vary<Value>(
            _ parameter: PageParameter, _ property: WritableKeyPath<PageParameters, Value>, _ values: [Value]
        ) {
            guard set.contains(parameter), !values.isEmpty else { return }
            all = all.flatMap { parameters in
                values.map { value in
                    var parameters = parameters
                    parameters[keyPath: property] = value
                    return parameters
                }
            }
        }
        vary(.locale, \.locale, locales ?? [nil] + self.locales.dropFirst().map { $0 })
        vary(.theme, \.theme, PreviewTheme.single)
        vary(.view, \.view, versions)
        vary(.panel, \.panel, [.whole])
        return all
    }

    /// The maximum size of a name in bytes, which is the same for most suffixes.
    private static let maxNameSize = 200

    /// Returns the path of a file: the endpoint's own, then the values of parameters, such as `empty.de.dark.html`, then
    /// the digest of changed arguments, whose texts can have any character and length. All panels are in one file. A name
    /// that is too long for a file ends with a hash. Colons become hyphens, because services that keep files refuse them.
    private func segments<Target: ExportedEndpoint>(
        of endpoint: Target, _ parameters: PageParameters, keeping set: Set<PageParameter>
    ) -> [String]? {
        guard var segments = endpoint.fileSegments(in: content), let name = segments.popLast() else { return nil }
        var values = parameters.items(of: set.subtracting([.arguments, .panel])).map(\.value)
        if set.contains(.panel), let panel = parameters.panel {
            guard Panel.exported(with: parameters.arguments).contains(panel) else { return nil }
            values.append("panels")
        }
        let changes = set.contains(.arguments) ? parameters.arguments.digest : nil
        // The extension of a file that has one already stays at the end.
        var parts = Target.fileExtension == nil && !values.isEmpty ? name.components(separatedBy: ".") : [name]
        let own = parts.count > 1 ? parts.popLast() : nil
        let suffixes = ([""] + values + [changes, own, Target.fileExtension].compactMap(\.self)).joined(separator: ".")
        let limit = String.maxFileNameSize
        let start = parts.joined(separator: ".").shortened(toBytes: min(Self.maxNameSize, limit - suffixes.utf8.count))
        let path = segments.map { $0.shortened(toBytes: limit) } + [start + suffixes]
        return path.map { $0.replacing(":", with: "-") }
    }
}

extension PreviewArguments {
    /// The digest in the names of files. Nil without changed arguments.
    fileprivate var digest: String? {
        isEmpty ? nil : HTTPBody(Array(HTTPQuery(items).encoded.utf8)).digest
    }
}

extension ExportPlan {
    /// Returns the destination of an address of the site on a page.
    ///
    /// A page whose parameters differ only in some that have no files is the same page. But a link from a page to itself
    /// exists only if what it changes has a file.
    func link(to address: String, on page: ExportedFile) -> ChangedLink {
        guard address.hasPrefix("/"), !address.hasPrefix("//") else { return .unchanged }
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let request = try? HTTPRequest(target: parts[0]) else { return .missing }
        var parameters = PageParametersReader(request.query, store: content.localizations).parameters
        if parameters.locale == content.localizations.defaultLocale { parameters.locale = nil }
        guard let file = file(at: request.segments, parameters, on: page) else { return .missing }
        let panel = file.parameters.panel.flatMap { _ in parameters.panel.map(PanelSection.id) }
        let fragment = parts.count > 1 ? parts[1] : panel
        return .address(Self.relativeAddress(of: file, on: page) + (fragment.map { "#\($0)" } ?? ""))
    }

    private func file(
        at segments: [String], _ parameters: PageParameters, on page: ExportedFile
    ) -> ExportedFile? {
        let endpoint = Endpoints.endpoint(at: segments) as? any ExportedEndpoint
        return endpoint.flatMap { file(of: $0, parameters, on: page) } ?? files[segments.joined(separator: "/")]
    }

    private func file<Target: ExportedEndpoint>(
        of endpoint: Target, _ parameters: PageParameters, on page: ExportedFile
    ) -> ExportedFile? {
        let isHere = AnyHashable(endpoint) == AnyHashable(page.endpoint)
        let wanted = Set(parameters.items(of: Target.parameters))
        let changed = isHere ? wanted.symmetricDifference(page.parameters.items(of: Target.parameters)) : []
        let names = Set(changed.compactMap(PageParameter.init))
        // Most views have only one version.
        let sets = Target.exported + Target.exported.map { $0.subtracting([.view]) }
        let found = sets.compactMap { set -> (file: ExportedFile, kept: Int)? in
            guard names.isSubset(of: set),
                let path = segments(of: endpoint, parameters, keeping: set)?.joined(separator: "/"),
                let file = files[path]
            else { return nil }
            return (file, wanted.intersection(parameters.items(of: set)).count)
        }
        let maxKept = found.map(\.kept).max()
        return found.first { $0.kept == maxKept }?.file
    }

    private static func relativeAddress(of file: ExportedFile, on page: ExportedFile) -> String {
        let folders = page.segments.dropLast()
        let common = zip(folders, file.segments.dropLast()).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: folders.count - common)
        return (up + file.segments.dropFirst(common).map(PercentEncoding.encode)).joined(separator: "/")
    }

    /// Returns the address of an endpoint's file, relative to the folder of the export. Unchanged if it has none.
    func address(of endpoint: any Endpoint) -> String {
        let root = ExportedFile(endpoint: CatalogPage(), parameters: PageParameters(), segments: ["index.html"])
        guard case .address(let address) = link(to: endpoint.address, on: root) else { return endpoint.address }
        return address
    }
}
