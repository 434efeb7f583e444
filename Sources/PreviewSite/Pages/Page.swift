import FOSMVVM
import HTMLRendering
import HTTPCore
import Logging
import PreviewCatalog

/// A page of the site: a ViewModel that is rendered with the template of its view.
struct Page {
    let viewModel: any ViewModel
    var status = HTTPStatus.ok
    /// The language of the content. Nil for the language of the site's own texts.
    var language: LocaleIdentifier?
    /// The paths of arguments in the address that the preview does not have, or whose texts do not fit.
    var refusedArguments: [String] = []
    /// Whether the page is another one in a window of its own than in a frame.
    var variesByUse = false
    /// The fields that the response has besides those of every page.
    var headers: HTTPFields = [:]

    init(_ viewModel: any ViewModel, status: HTTPStatus = .ok, language: LocaleIdentifier? = nil) {
        self.viewModel = viewModel
        self.status = status
        self.language = language
    }

    /// The maximum number of refused arguments in a header.
    private static let shownRefusals = 20

    /// The name of the template, such as `Host/CatalogPageView` for `CatalogPageViewModel`.
    private var template: String {
        "\(HTMLRenderer.hostTemplateFolder)/\(ViewInput.viewName(of: type(of: viewModel)))"
    }

    /// Renders the page.
    func rendered(in context: PageContext) -> RenderedView {
        context.content.siteRenderer.render(ViewInput(viewModel, viewName: template), locale: context.locales.site)
    }

    /// Returns the response with the rendered page. Logs the problems of the page's own template with their places.
    func response(in context: PageContext, logger: Logger) -> HTTPResponse {
        let rendered = rendered(in: context)
        let problems = rendered.diagnostics.map(\.localizedDescription)
        for problem in problems { logger.error("\(problem)") }
        guard !rendered.html.isEmpty else {
            return .plainErrorPage(.internalServerError, message: problems.joined(separator: "\n"), for: nil)
        }
        var response = HTTPResponse(status: status, .html, body: HTTPBody(rendered.html))
        for field in headers { response.headers.append(field) }
        response.headers[.contentLanguage] = (language ?? context.locales.site).documentLanguage
        response.headers[.vary] = "Accept-Language, Cookie" + (variesByUse ? ", Sec-Fetch-Dest" : "")
        if status == .serviceUnavailable { response.headers[.retryAfter] = "1" }
        let refused =
            context.refusals.map(\.parameter.rawValue)
            + refusedArguments.prefix(Self.shownRefusals).map { PercentEncoding.encode(PreviewArguments.prefix + $0) }
        if !refused.isEmpty { response.headers[.previewRefused] = refused.joined(separator: ", ") }
        return response
    }
}

extension HTTPField.Name {
    /// `Preview-Refused`: the parameters of a page that are not valid.
    package static let previewRefused = declared("Preview-Refused")
}
