import FOSMVVM
import Foundation
import HTMLRendering
import HTTPCore
import MarkdownDocs
import PreviewCatalog

/// Makes the pages.
struct Pages {
    let context: PageContext

    private var content: Content { context.content }

    /// What a path leads to.
    func answer(to path: PagePath) throws(PageError) -> PageAnswer {
        switch path {
        case .catalog:
            .page(Page(template: "Host/CatalogPage", viewModel: CatalogPageViewModel(context)))
        case .workbench(let viewModel, let slug): .page(workbench(try preview(viewModel, slug: slug)))
        case .document(let viewModel, let slug): .page(document(try preview(viewModel, slug: slug)))
        case .docs(let path): try docs(path)
        case .asset(let path): try asset(path)
        case .matrix(let viewModel): .page(try matrix(of: viewModel))
        case .coverage: .page(Page(template: "Host/CoveragePage", viewModel: CoveragePageViewModel(context)))
        case .snapshots: .page(Page(template: "Host/SnapshotsPage", viewModel: SnapshotsPageViewModel(context)))
        case .snapshot(let viewModel, let slug): .page(snapshot(try preview(viewModel, slug: slug)))
        case .recorded(let viewModel, let slug): .page(try recorded(try preview(viewModel, slug: slug)))
        }
    }

    /// The page about an error.
    func page(about error: PageError) -> Page {
        Page(
            template: "Host/ErrorPage", viewModel: ErrorPageViewModel(error, context: context), status: error.status)
    }

    /// The preview of this name.
    func preview(_ viewModel: String, slug: String?) throws(PageError) -> Preview {
        if let preview = content.catalog.preview(viewModel, slug: slug) { return preview }
        guard content.catalog.entry(named: viewModel) != nil else { throw .unknownViewModel(viewModel) }
        throw .unknownPreview(slug ?? "", viewModel: viewModel)
    }

    private func workbench(_ preview: Preview) -> Page {
        let rendering = PreviewRendering(preview, context: context)
        let subject = WorkbenchPreview(preview, in: content.catalog)
        return Page(
            template: "Host/WorkbenchPage",
            viewModel: WorkbenchPageViewModel(subject, rendering: rendering, context: context))
    }

    private func matrix(of viewModel: String) throws(PageError) -> Page {
        guard let entry = content.catalog.entry(named: viewModel) else { throw .unknownViewModel(viewModel) }
        return Page(template: "Host/MatrixPage", viewModel: MatrixPageViewModel(entry, context: context))
    }

    private func document(_ preview: Preview) -> Page {
        let rendering = PreviewRendering(preview, context: context)
        guard rendering.isBroken else {
            let document = BareDocumentViewModel(preview, rendering: rendering, context: context)
            return Page(template: "Host/Document", viewModel: document, language: rendering.locale)
        }
        let broken = BrokenPreviewViewModel(rendering.faults, context: context)
        return Page(template: "Host/BrokenPreview", viewModel: broken, status: .internalServerError)
    }

    private func snapshot(_ preview: Preview) -> Page {
        let comparison = SnapshotComparison(preview, context: context)
        return Page(
            template: "Host/SnapshotPage", viewModel: SnapshotPageViewModel(comparison, context: context))
    }

    private func recorded(_ preview: Preview) throws(PageError) -> Page {
        let comparison = SnapshotComparison(preview, context: context)
        guard let text = comparison.recorded else { throw .unknownPage(context.path.encoded) }
        let document = BareDocumentViewModel(
            preview, fragment: text, locale: comparison.snapshot.locale, context: context)
        return Page(template: "Host/Document", viewModel: document, language: comparison.snapshot.locale)
    }

    private func docs(_ path: String) throws(PageError) -> PageAnswer {
        let library = content.docs
        if let file = library.files[path] { return try self.file(at: path, file) }
        guard let page = library.page(at: path) else {
            if library.pages.isEmpty { throw .noDocs }
            throw .unknownDocsPage(path)
        }
        return .page(try docs(page))
    }

    /// A file beside the pages. That it could not be read is one of the content's faults.
    private func file(at path: String, _ file: URL) throws(PageError) -> PageAnswer {
        if let asset = content.docsFiles[path] { return .file(asset.mediaType, asset.body) }
        let shown = content.shown(path: file.path(percentEncoded: false))
        throw .unreadableDocsPage(content.faults.first { $0.file == shown } ?? ContentFault(message: "", file: shown))
    }

    private func docs(_ page: DocsPage) throws(PageError) -> Page {
        do {
            let document = try page.content.get()
            let article = try content.docs.html(of: page, address: address)
            let viewModel = DocsPageViewModel(page, document: document, article: article, context: context)
            return Page(template: "Host/DocsPage", viewModel: viewModel)
        } catch {
            throw .unreadableDocsPage(content.shown(ContentFault(error)))
        }
    }

    private func address(of target: DocsTarget) -> String {
        switch target.kind {
        case .page: context.links.address(.docs(target.path)) + target.encodedFragment
        case .file: PagePath.docs(target.path).encoded
        }
    }

    private func asset(_ path: String) throws(PageError) -> PageAnswer {
        guard let asset = content.assets[path] else { throw .unknownAsset(path) }
        return .file(asset.mediaType, asset.body)
    }
}

/// What the site answers with.
enum PageAnswer {
    case page(Page)
    case file(MediaType, HTTPBody)
}

extension Page {
    /// The page rendered for a request. What its own template lacks is marked in it, and told to `log` with its place.
    func response(in context: PageContext, log: (String) -> Void) -> HTTPResponse {
        let rendered = rendered(in: context)
        let problems = rendered.diagnostics.map(\.localizedDescription)
        problems.forEach(log)
        guard !rendered.html.isEmpty else {
            return .plainErrorPage(.internalServerError, message: problems.joined(separator: "\n"), for: nil)
        }
        var response = HTTPResponse(status: status, .html, body: HTTPBody(rendered.html))
        response.headers["Content-Language"] = (language ?? context.locale).documentLanguage
        if context.parameters.locale.map({ $0 != context.locale }) ?? true {
            response.headers["Vary"] = "Accept-Language"
        }
        if !context.refusals.isEmpty {
            response.headers["Preview-Refused"] = context.refusals.map(\.parameter.rawValue).joined(separator: ", ")
        }
        return response
    }

    /// The page's HTML.
    func rendered(in context: PageContext) -> RenderedView {
        context.content.siteRenderer.render(
            ViewInput(viewModel, viewName: template), locale: context.locale)
    }
}
