import FOSMVVM
import Foundation
import Gallery
import HTMLRendering
import Hummingbird
import TemplateEngine

/// Renders ViewModels as pages, in the language that the browser's user reads.
struct Pages: Sendable {
    /// The folder of the style sheet.
    let assets: URL
    private let renderer: HTMLRenderer

    /// - Parameter package: The folder of this package. The views' templates are those that their previews show.
    /// - Throws: Folders of templates that cannot be read.
    init(package: URL) throws {
        let gallery = package.appending(path: "../..").standardizedFileURL
        assets = gallery.appending(path: "Public")
        renderer = HTMLRenderer(
            templates: try TemplateLibrary(folders: [
                HTMLRenderer.builtInTemplates, gallery.appending(path: "Templates"),
                package.appending(path: "Templates"),
            ]),
            localizations: LocalizationStore(folders: [Bundle.gallery, Bundle.module].map(\.bundleURL)))
    }

    /// A page of a ViewModel, made for the reader's language.
    ///
    /// - Parameters:
    ///   - validations: The messages of the form's fields.
    ///   - viewModel: Makes the ViewModel.
    func response(
        to request: Request, _ context: some RequestContext, status: HTTPResponse.Status = .ok,
        validations: Validations? = nil, viewModel: (PageLanguage) -> some ViewModel
    ) -> Response {
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
