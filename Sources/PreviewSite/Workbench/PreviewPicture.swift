import Foundation
import HTTPCore
import PreviewCatalog

/// A picture of a preview as PNG, as the canvas shows it before it is used, `/render/{ViewModel}/{preview}/picture.png`.
struct PreviewPicture: PreviewEndpoint {
    static let pattern = PathPattern("render", values: 2...2, suffix: ["picture.png"])
    static let parameters = BareDocument.parameters.union([.width])
    static let isCacheable = false
    let viewModel: String
    let slug: String?

    /// The width of a picture for which neither the address nor the preview sets one.
    private static let width = 1_280

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let preview = try preview(in: context)
        guard let browser = context.access.browser else { throw .unknownPage(address) }
        let width =
            context.parameters.width
            ?? PreviewRendering(preview, context: context).frame?.width.map(PreviewLength.init(clamping:))
        do {
            let document = context.links.address(BareDocument(preview))
            let picture = try browser.picture(of: document, width: width?.pixels ?? Self.width)
            return .response(HTTPResponse(.png, body: HTTPBody(picture)))
        } catch {
            // The script of the page shows it, and a browser without script.
            return .response(HTTPResponse(status: .serviceUnavailable, .plainText, text: error.localizedDescription))
        }
    }
}
