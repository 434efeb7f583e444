package import Foundation
package import PreviewChecks

/// A browser that takes pictures of documents of a site, and examines them.
package protocol SiteBrowser: Sendable {
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

/// A site with the browser that shows it.
struct BrowsedSite: Sendable {
    let browser: any SiteBrowser
    let site: PreviewSite

    func picture(of address: String, width: Int, element: String? = nil) throws -> Data {
        try browser.picture(of: address, width: width, element: element, in: site)
    }

    func examining<Result>(_ body: (any BrowserExaminer) throws -> Result) throws -> Result {
        try browser.examining(site, body)
    }
}
