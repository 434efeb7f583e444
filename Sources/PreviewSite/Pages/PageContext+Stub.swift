import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog

extension PageContext {
    /// The context of a request for the catalogue of a program without previews.
    static func stub() -> PageContext {
        let content = SiteContent(
            catalog: PreviewCatalog(previews: []), folders: SiteFolders(), environment: .preview)
        return PageContext(content: content)
    }
}
