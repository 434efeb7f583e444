import FOSMVVM
import HTTPCore

/// What every page is made with: the content, and what the request says about how to show it.
struct PageContext: Sendable {
    let content: SiteContent
    /// The page's own path, which the switches of locale and theme keep.
    let path: SitePath
    let parameters: SiteParameters
    let refusals: [ParameterRefusal]
    let locale: LocaleIdentifier

    init(_ request: HTTPRequest, path: SitePath, content: SiteContent) {
        let reader = SiteParametersReader(request.query, store: content.localizations)
        self.init(content: content, path: path, reader: reader, headers: request.headers)
    }

    /// The context of a page about a request that could not be read.
    init(content: SiteContent) {
        let reader = SiteParametersReader(HTTPQuery(), store: content.localizations)
        self.init(content: content, path: .catalogue, reader: reader, headers: [:])
    }

    private init(content: SiteContent, path: SitePath, reader: SiteParametersReader, headers: HTTPHeaders) {
        self.content = content
        self.path = path
        parameters = reader.parameters
        refusals = reader.refusals
        locale = LocaleNegotiation.locale(
            asked: reader.parameters.locale, headers: headers, store: content.localizations)
    }

    var links: SiteLinks { SiteLinks(parameters: parameters) }

    /// The direction of the site's own text.
    var textDirection: SiteDirection { locale.isRightToLeft ? .rtl : .ltr }

    /// The address of this page with other parameters.
    func here(changing change: (inout SiteParameters) -> Void) -> String {
        links.address(path, changing: change)
    }
}
