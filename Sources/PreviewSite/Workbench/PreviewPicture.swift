package import Foundation
import HTTPCore
import PreviewCatalog
package import PreviewChecks

/// Takes pictures of documents of a site, and examines them, in a browser.
package protocol PictureTaker: Sendable {
    /// Returns a picture of a document as PNG.
    ///
    /// - Parameters:
    ///   - address: The address of the document in the site.
    ///   - width: The width in CSS pixels.
    ///   - element: The test identifier of an element. Nil for the whole document.
    /// - Throws: The reason why there is no picture, and what to do.
    func picture(of address: String, width: Int, element: String?, in site: PreviewSite) throws -> Data

    /// Calls a function with a browser that examines previews, and that ends with the call.
    ///
    /// - Throws: The reason why there is no browser, and what to do, or the error of the function.
    func examining<Result>(_ site: PreviewSite, _ body: (any BrowserExaminer) throws -> Result) throws -> Result
}

/// The pictures of the documents of one site.
struct SitePictures: Sendable {
    let taker: any PictureTaker
    let site: PreviewSite

    func picture(of address: String, width: Int, element: String? = nil) throws -> Data {
        try taker.picture(of: address, width: width, element: element, in: site)
    }

    func examining<Result>(_ body: (any BrowserExaminer) throws -> Result) throws -> Result {
        try taker.examining(site, body)
    }
}

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
        guard let pictures = context.access.pictures else { throw .unknownPage(address) }
        let width =
            context.parameters.width
            ?? PreviewRendering(preview, context: context).frame?.width.map(PreviewLength.init(clamping:))
        do {
            let document = context.links.address(BareDocument(preview))
            let picture = try pictures.picture(of: document, width: width?.pixels ?? Self.width)
            return .response(HTTPResponse(.png, body: HTTPBody(picture)))
        } catch {
            // The script of the page shows it, and a browser without script.
            return .response(HTTPResponse(status: .serviceUnavailable, .plainText, text: error.localizedDescription))
        }
    }
}
