import Diagnostics
import FOSMVVM
import HTMLRendering
import HTTPCore
package import MarkdownDocs
package import PreviewCatalog

/// The preview that a code block of the docs names, such as `preview TaskListViewModel/with-items?locale=de`.
struct DocsPreview {
    /// The parameters that a block can set, besides changed arguments.
    private static let parameters = PageParameter.allCases.filter(PageParameter.ofPreviews.contains)

    let preview: Preview
    /// The parameters of the block, and those of the page that it does not set.
    let parameters: PageParameters

    /// Reads the reference in a code block.
    ///
    /// - Parameter page: The parameters of the page with the block.
    /// - Throws: The reason why there is no preview to show.
    init(
        _ reference: String, page: PageParameters = PageParameters(), catalog: PreviewCatalog, texts: TextStore
    ) throws(DocsPreviewProblem) {
        let request: HTTPRequest
        do {
            request = try HTTPRequest(target: "/\(reference)")
        } catch {
            throw DocsPreviewProblem(error.localizedDescription)
        }
        preview = try Self.preview(request.segments, in: catalog)
        parameters = try Self.parameters(request.query, page: page, texts: texts)
        if !parameters.arguments.isEmpty { try checkArguments() }
    }

    /// Makes the preview with the changed arguments.
    ///
    /// - Throws: The reason why it cannot be made, or why an argument cannot be changed.
    private func checkArguments() throws(DocsPreviewProblem) {
        let zone = parameters.timeZone?.timeZone ?? .gmt
        let changes = PreviewChanges(arguments: parameters.arguments, timeZone: zone.identifier)
        guard preview.isKnown(changes) else {
            throw DocsPreviewProblem(
                "The preview with these values is still being made. Load the page again.", isTemporary: true)
        }
        let changed: ChangedPreview
        do {
            changed = try preview.make(changes)
        } catch {
            throw DocsPreviewProblem(error.message)
        }
        if let unknown = changed.unknown.first {
            throw DocsPreviewProblem(
                NearestNames.unknown(
                    "value", unknown, of: preview.viewModelName, among: changed.arguments.map(\.path)))
        }
        if let argument = changed.arguments.first(where: { $0.refused != nil }) {
            let name = PreviewArguments.prefix + argument.path
            throw DocsPreviewProblem("'\(argument.refused ?? "")' is not a valid value of '\(name)'.")
        }
    }

    private static func preview(
        _ names: [String], in catalog: PreviewCatalog
    ) throws(DocsPreviewProblem) -> Preview {
        guard (1...2).contains(names.count) else {
            throw DocsPreviewProblem("The block names no preview. Write a ViewModel and a preview: ViewModel/preview.")
        }
        guard let entry = catalog.entry(named: names[0]) else {
            throw DocsPreviewProblem(NearestNames.unknown("ViewModel", names[0], among: catalog.viewModelNames))
        }
        guard let preview = catalog.preview(names[0], slug: names.dropFirst().first) else {
            let slugs = entry.previews.map(\.slug)
            throw DocsPreviewProblem(
                NearestNames.unknown(
                    "preview", names[1], of: names[0], among: slugs, hint: " It has \(slugs.joined(separator: ", ")).")
            )
        }
        return preview
    }

    private static func parameters(
        _ query: HTTPQuery, page: PageParameters, texts: TextStore
    ) throws(DocsPreviewProblem) -> PageParameters {
        let names = parameters.map(\.rawValue)
        let isKnown = { (name: String) in names.contains(name) || name.hasPrefix(PreviewArguments.prefix) }
        if let unknown = query.items.first(where: { !isKnown($0.name) }) {
            throw DocsPreviewProblem(
                NearestNames.unknown(
                    "parameter", unknown.name, of: "previews", among: names,
                    hint: " Use \(names.joined(separator: ", ")), or arg. with the name of a value."))
        }
        // The first value of a name counts, so those of the page only fill in.
        let all = HTTPQuery(query.items + page.items(of: PageParameter.ofPreviews))
        let reader = PageParametersReader(all, store: texts)
        if let refusal = reader.refusals.first {
            throw DocsPreviewProblem(
                "'\(refusal.value)' is not a valid value of '\(refusal.parameter.rawValue)' for this package.")
        }
        return reader.parameters
    }
}

/// The reason why a code block of the docs shows no preview.
struct DocsPreviewProblem: Error {
    let message: String
    /// Whether the page shows the preview later.
    let isTemporary: Bool

    init(_ message: String, isTemporary: Bool = false) {
        self.message = message
        self.isTemporary = isTemporary
    }
}

extension DocsPreview {
    /// Returns the HTML to show instead of a code block. Nil for a block that names no preview.
    static func html(of block: MarkdownCodeBlock, on page: DocsPage, in context: PageContext) -> String? {
        guard let reference = block.previewReference else { return nil }
        let content = context.content
        let viewModel: DocsPreviewViewModel
        do throws(DocsPreviewProblem) {
            let shown = try DocsPreview(
                reference, page: context.parameters, catalog: content.catalog, texts: content.localizations)
            let isLive = { PreviewRendering(shown.preview, context: context).isLive }
            viewModel = DocsPreviewViewModel(
                shown, stillNote: context.stillNote(isLive: isLive()), hasControls: !context.isExported)
        } catch {
            if error.isTemporary { context.progress.markUnfinished() }
            let place = SourcePlace(page.file, line: block.line)
            let diagnostic = content.paths.relative(Diagnostic(.brokenPreview, error.message, at: place))
            viewModel = DocsPreviewViewModel(diagnostic, editors: context.editors)
        }
        return Page(viewModel).rendered(in: context).text
    }
}

extension PreviewSite {
    /// Returns the reason why a code block of the docs does not show the preview that it names. Nil if it shows it, or
    /// names none.
    package static func problem(
        ofPreviewIn block: MarkdownCodeBlock, catalog: PreviewCatalog, texts: TextStore
    ) -> String? {
        guard let reference = block.previewReference else { return nil }
        do throws(DocsPreviewProblem) {
            _ = try DocsPreview(reference, catalog: catalog, texts: texts)
            return nil
        } catch {
            return error.message
        }
    }
}

/// A preview on a page of the docs, with a link to its workbench, or the reason why it is not shown.
@ViewModel
struct DocsPreviewViewModel {
    /// A preview in its frame.
    struct Shown: Codable, Sendable {
        let viewName: String
        let previewName: String
        let title: String
        let address: String
        let documentAddress: String
        /// The width in CSS pixels. Nil for that of the page.
        let width: Int?
        let stillNote: LocalizableString?
        /// The controls of its values. Nil in an export, where nothing makes the changed preview.
        let controls: Controls?
    }

    /// The address of a page with the controls of the preview, which a script shows below it.
    struct Controls: Codable, Sendable {
        let label: LocalizableString
        let address: String
    }

    let shown: Shown?
    let diagnostic: DiagnosticList.Item?
    var vmId = ViewModelId(type: Self.self)

    init(_ shown: DocsPreview, stillNote: LocalizableString? = nil, hasControls: Bool = true) {
        let preview = shown.preview
        let links = PageLinks(page: WorkbenchPage(preview), parameters: shown.parameters)
        let controls = Controls(
            label: .localized(for: Panel.self, propertyName: "controls"),
            address: links.address(WorkbenchPage(preview)) { $0.panel = .controls })
        self.shown = Shown(
            viewName: preview.viewName, previewName: preview.name, title: "\(preview.name) · \(preview.viewName)",
            address: links.address(WorkbenchPage(preview)), documentAddress: links.address(BareDocument(preview)),
            width: shown.parameters.width?.pixels, stillNote: stillNote, controls: hasControls ? controls : nil)
        diagnostic = nil
    }

    init(_ diagnostic: Diagnostic, editors: EditorLinks) {
        shown = nil
        self.diagnostic = DiagnosticList.Item(diagnostic, editors: editors)
    }

    static func stub() -> Self { Self(DocsPreview(stub: SampleProgram.list)) }
}

extension DocsPreview {
    fileprivate init(stub preview: Preview) {
        self.preview = preview
        parameters = PageParameters()
    }
}
