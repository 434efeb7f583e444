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
    private let content: PackageContent
    /// The previews with recordings, whose pages have the panel of operations.
    private var recorded: Set<BareDocument> = []
    private var failure: ExportFailure?

    /// Plans the files of a content: every page, and every preview in every locale.
    ///
    /// - Parameter locales: The locales besides the default one. Empty for all locales with texts.
    /// - Throws: For two addresses whose files would have the same path.
    init(_ content: PackageContent, locales: [LocaleIdentifier] = []) throws(ExportFailure) {
        self.content = content
        let all = locales.isEmpty ? content.locales.map(\.identifier) : locales
        let defaultLocale = content.localizations.defaultLocale
        self.locales = [defaultLocale] + all.filter { $0 != defaultLocale }
        add(CatalogPage())
        add(CoveragePage())
        add(SearchPage())
        add(JSONEndpoint<SearchFile>())
        add(JSONEndpoint<CatalogIndex>())
        add(StoryDocument())
        add(JSONEndpoint<CoverageIndex>())
        for entry in content.catalog.entries {
            add(MatrixPage(viewModel: entry.viewModelName))
            add(ViewPage(viewModel: entry.viewModelName))
            for preview in entry.previews {
                add(WorkbenchPage(preview))
                add(BareDocument(preview), versions: preview.versions(in: content.renderer))
                addRecordings(of: preview)
            }
        }
        for page in content.docs.library.pages { add(DocumentationPage(path: page.path)) }
        for version in content.docs.library.allVersions where content.docs.library.hasAddress(version) {
            add(DocumentationPage(version))
        }
        for path in content.docs.files.others.keys { addDocsFile(DocumentationPage(path: path)) }
        addChangedPreviewsOfDocs()
        addChangedPreviewsOfControls()
        for path in content.assets.paths where !Self.leftOut.contains(path) { add(AssetFile(path: path)) }
        if let failure { throw failure }
    }

    /// The script of views in use, which need a server, and axe-core, which only some users have.
    private static let leftOut = [BuiltInAsset.liveScript.path, InstalledAxe.path]

    private mutating func add<Target: ExportedEndpoint>(
        _ endpoint: Target, versions: [ViewVersion] = [], in locales: [LocaleIdentifier?]? = nil,
        arguments: PreviewArguments = .none
    ) {
        for var parameters in combinations(of: Target.fileParameters, versions: versions, in: locales) {
            parameters.arguments = arguments
            guard let segments = segments(of: endpoint, parameters, keeping: Target.fileParameters) else { continue }
            add(ExportedFile(endpoint: endpoint, parameters: parameters, segments: segments))
        }
    }

    /// Adds the previews that the docs show with changed arguments, or in another locale than those of the export.
    private mutating func addChangedPreviewsOfDocs() {
        let blocks = content.docs.library.allVersions.flatMap { (try? $0.content.get())?.codeBlocks ?? [] }
        for reference in Set(blocks.compactMap(\.previewReference)) {
            guard let shown = try? DocsPreview(reference, catalog: content.catalog, texts: content.localizations)
            else { continue }
            let parameters = shown.parameters
            let isOffered = has(parameters.locale)
            guard !parameters.arguments.isEmpty || !isOffered else { continue }
            add(
                BareDocument(shown.preview), versions: [parameters.view], in: isOffered ? nil : [parameters.locale],
                arguments: parameters.arguments)
        }
    }

    /// Adds the previews with one changed value to which controls lead.
    private mutating func addChangedPreviewsOfControls() {
        let timeZone = content.renderer.timeZone
        let previews = content.catalog.previews
        let changes = previews.concurrentMap(workers: ProcessInfo.processInfo.activeProcessorCount) {
            ExportedChanges(of: $0, timeZone: timeZone).all
        }
        for (preview, changes) in zip(previews, changes) {
            for arguments in changes { add(BareDocument(preview), arguments: arguments) }
        }
    }

    private mutating func addRecordings(of preview: Preview) {
        let files = content.recordings?.files(of: preview) ?? []
        if !files.isEmpty { recorded.insert(BareDocument(preview)) }
        for recording in files.compactMap({ try? $0.recording.get() }) {
            for turn in recording.turns.indices {
                add(
                    ReplayedDocument(preview, recording, turn: turn + 1),
                    versions: preview.versions(in: content.renderer))
            }
        }
    }

    private mutating func addDocsFile(_ file: DocumentationPage) {
        add(ExportedFile(endpoint: file, parameters: PageParameters(), segments: file.segments))
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
        vary(.view, \.view, versions)
        return all
    }

    /// The maximum size of a name in bytes, which is the same for most suffixes.
    private static let maxNameSize = 200

    /// Returns the path of a file: the endpoint's own, then the values of parameters, such as `empty.de.swift`, then the
    /// digest of changed arguments, whose texts can have any character and length. A name that is too long for a file ends
    /// with a hash. Names are changed that not every system can have.
    private func segments<Target: ExportedEndpoint>(
        of endpoint: Target, _ parameters: PageParameters, keeping set: Set<PageParameter>
    ) -> [String]? {
        guard var segments = endpoint.fileSegments(in: content), let name = segments.popLast() else { return nil }
        let values = parameters.items(of: set.subtracting([.arguments])).map(\.value)
        let changes = set.contains(.arguments) ? parameters.arguments.digest : nil
        let suffixes = ([""] + values + [changes, Target.fileExtension].compactMap(\.self)).joined(separator: ".")
        let limit = String.maxFileNameSize
        let start = name.shortened(toBytes: min(Self.maxNameSize, limit - suffixes.utf8.count))
        return segments.map { PortableName.changing($0.shortened(toBytes: limit)) } + [
            PortableName.changing(start + suffixes)
        ]
    }
}

extension PreviewArguments {
    /// The digest in the names of files. Nil without changed arguments.
    fileprivate var digest: String? {
        isEmpty ? nil : HTTPBody(Array(HTTPQuery(items).encoded.utf8)).digest
    }

    /// Returns the digest as the parameter of a page whose script reads it.
    fileprivate func changed<Target: ExportedEndpoint>(for endpoint: Target.Type) -> [HTTPQuery.Item] {
        guard Target.scriptParameters.contains(.arguments), let digest else { return [] }
        return [HTTPQuery.Item(name: "changed", value: digest)]
    }
}

extension ExportPlan {
    /// Returns the destination of an address of the site on a page: a file, with the parameters that its script reads.
    ///
    /// A parameter that an export does not have is left out. But a link from a page to itself exists only if the export has
    /// what it changes.
    func link(to address: String, on page: ExportedFile) -> ChangedLink {
        guard address.hasPrefix("/"), !address.hasPrefix("//") else { return .unchanged }
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let request = try? HTTPRequest(target: parts[0]) else { return .missing }
        let parameters = content.reader(of: request.query).parameters
        let endpoint = Endpoints.endpoint(at: request.segments) as? any ExportedEndpoint
        let found = endpoint.flatMap { self.found($0, parameters, on: page) }
        guard let (file, query) = found ?? files[request.segments.joined(separator: "/")].map({ ($0, "") }) else {
            return .missing
        }
        let panel = parameters.panel.flatMap { panel in
            endpoint.map { has(panel, of: $0) } ?? false ? PanelSection.id(of: panel) : nil
        }
        let fragment = (parts.count > 1 ? parts[1] : panel).map { "#\($0)" } ?? ""
        return .address(Self.relativeAddress(of: file, on: page) + query + fragment)
    }

    /// Returns the file of an endpoint, and the query for its script. Nil for a page without a file, and for a link from a
    /// page to itself that changes what the export does not have.
    private func found<Target: ExportedEndpoint>(
        _ endpoint: Target, _ parameters: PageParameters, on page: ExportedFile
    ) -> (file: ExportedFile, query: String)? {
        let isHere = AnyHashable(endpoint) == AnyHashable(page.endpoint)
        var known = parameters
        if !has(known.locale) { known.locale = nil }
        if known.theme == .both, !(endpoint is WorkbenchPage) { known.theme = .system }
        if known.panel.map({ $0 != .closed && !has($0, of: endpoint) }) ?? false { known.panel = nil }
        if !hasDocument(of: endpoint, with: known.arguments) { known.arguments = .none }
        let names = Set(parameters.items(of: Target.parameters).compactMap(PageParameter.init))
        let isWhole = known == parameters && names.isSubset(of: Target.fileParameters.union(Target.scriptParameters))
        guard isWhole || !isHere, let file = file(of: endpoint, parameters) else { return nil }
        // A document in a frame keeps the locale that its address names.
        let read = Target.scriptParameters.union(endpoint is BareDocument ? [.locale] : []).subtracting([.arguments])
        let query = HTTPQuery(known.items(of: read) + known.arguments.changed(for: Target.self))
        return (file, query.items.isEmpty ? "" : "?\(query.encoded)")
    }

    private func has(_ panel: Panel, of endpoint: some Endpoint) -> Bool {
        guard panel == .operations, let subject = endpoint.subject else {
            return content.extensions.panels.exported.contains(panel)
        }
        return recorded.contains(BareDocument(viewModel: subject.viewModel, slug: subject.slug))
    }

    private func has(_ locale: LocaleIdentifier?) -> Bool { locale.map(locales.contains) ?? true }

    /// Returns the file of an endpoint with as many of the parameters as possible. Most views have only one version.
    private func file<Target: ExportedEndpoint>(of endpoint: Target, _ parameters: PageParameters) -> ExportedFile? {
        var parameters = parameters
        if parameters.locale == locales[0] { parameters.locale = nil }
        let all = Target.fileParameters
        for set in [all, all.subtracting([.view]), all.subtracting([.locale]), []] {
            let path = segments(of: endpoint, parameters, keeping: set)?.joined(separator: "/")
            if let file = path.flatMap({ files[$0] }) { return file }
        }
        return nil
    }

    /// Whether there is a document of an endpoint's preview with changed arguments.
    private func hasDocument(of endpoint: some Endpoint, with arguments: PreviewArguments) -> Bool {
        guard !arguments.isEmpty else { return true }
        guard let subject = endpoint.subject, let slug = subject.slug else { return false }
        var parameters = PageParameters()
        parameters.arguments = arguments
        let document = BareDocument(viewModel: subject.viewModel, slug: slug)
        let path = segments(of: document, parameters, keeping: BareDocument.fileParameters)?.joined(separator: "/")
        return path.map { files[$0] != nil } ?? false
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
