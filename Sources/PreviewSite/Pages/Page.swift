import FOSMVVM
import HTMLRendering
import HTTPCore
import Logging
import PreviewCatalog

/// A page of the site: a ViewModel, which the template of its view's name shows.
struct Page {
    let viewModel: any ViewModel
    var status = HTTPStatus.ok
    /// The language of the content, where it is not that of the site's own texts.
    var language: LocaleIdentifier?

    init(_ viewModel: any ViewModel, status: HTTPStatus = .ok, language: LocaleIdentifier? = nil) {
        self.viewModel = viewModel
        self.status = status
        self.language = language
    }

    /// The template's name: `Host/CatalogPageView` for `CatalogPageViewModel`.
    private var template: String {
        "\(HTMLRenderer.hostTemplateFolder)/\(ViewInput.viewName(of: type(of: viewModel)))"
    }

    /// The page's HTML.
    func rendered(in context: PageContext) -> RenderedView {
        context.content.siteRenderer.render(ViewInput(viewModel, viewName: template), locale: context.locale)
    }

    /// The page rendered for a request. What its own template lacks is marked in it, and logged with its place.
    func response(in context: PageContext, logger: Logger) -> HTTPResponse {
        let rendered = rendered(in: context)
        let problems = rendered.diagnostics.map(\.localizedDescription)
        for problem in problems { logger.error("\(problem)") }
        guard !rendered.html.isEmpty else {
            return .plainErrorPage(.internalServerError, message: problems.joined(separator: "\n"), for: nil)
        }
        var response = HTTPResponse(status: status, .html, body: HTTPBody(rendered.html))
        response.headers[.contentLanguage] = (language ?? context.locale).documentLanguage
        if context.parameters.locale.map({ $0 != context.locale }) ?? true {
            response.headers[.vary] = "Accept-Language"
        }
        if !context.refusals.isEmpty {
            response.headers[.previewRefused] = context.refusals.map(\.parameter.rawValue).joined(separator: ", ")
        }
        return response
    }
}

extension HTTPField.Name {
    /// `Preview-Refused`: the parameters that a page does not follow.
    package static let previewRefused = declared("Preview-Refused")
}
