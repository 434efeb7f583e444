import FOSMVVM
import HTMLRendering
import HTTPCore

extension SitePage {
    /// The page rendered for a request.
    func response(in context: PageContext) -> HTTPResponse {
        let rendered = context.content.siteRenderer.render(
            ViewSubject(viewModel, viewName: template), locale: context.locale.locale)
        var response = HTTPResponse(status: status, .html, body: rendered.html)
        if context.parameters.locale == nil { response.headers["Vary"] = "Accept-Language" }
        return response
    }
}
