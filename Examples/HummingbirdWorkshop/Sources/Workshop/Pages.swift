import FOSMVVM
import Foundation
import Gallery
import HTMLRendering
import Hummingbird

/// Renders ViewModels as pages in the language of the browser's user.
struct Pages: Sendable {
    /// The folder of the stylesheet.
    let assets: URL
    private let reloading: ReloadingRenderer

    /// The messages about templates and texts that cannot be used.
    var problems: [String] { reloading.problems.map(\.localizedDescription) }

    /// - Parameter package: The folder of this package. The templates of the views are those of their previews.
    /// - Throws: An error for folders of templates that cannot be read.
    init(package: URL) throws {
        let gallery = package.appending(path: "../..").standardizedFileURL
        assets = gallery.appending(path: "Public")
        reloading = try ReloadingRenderer(
            templates: [
                HTMLRenderer.builtInTemplates, gallery.appending(path: "Templates"),
                package.appending(path: "Templates"),
            ],
            localizations: [Bundle.gallery, Bundle.module].map(\.bundleURL))
    }

    /// Returns a page that shows a ViewModel in the reader's language.
    ///
    /// - Parameters:
    ///   - validations: The messages of the form's fields.
    ///   - viewModel: Makes the ViewModel.
    func response(
        to request: Request, _ context: some RequestContext, status: HTTPResponse.Status = .ok,
        validations: Validations? = nil, viewModel: (PageLanguage) -> some ViewModel
    ) -> Response {
        let renderer = reloading.current
        let locale = renderer.localizations.bestLocale(acceptLanguage: request.headers[.acceptLanguage] ?? "")
        let page = renderer.render(viewModel(PageLanguage(locale)), validations: validations, locale: locale.locale)
        return Response(
            status: status,
            headers: [
                .contentType: "text/html; charset=utf-8", .contentLanguage: locale.tag, .vary: "Accept-Language",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: page.html)))
    }
}
