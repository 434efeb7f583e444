import FOSMVVM
import HTMLRendering
import HTTPCore

/// What every page is made with: the content, and what the request says about how to show it.
struct PageContext: Sendable {
    let content: SiteContent
    /// The page's own path, which the switches of locale and theme keep.
    let path: SitePath
    let parameters: SiteParameters
    let refusals: [ParameterRefusal]
    /// The locale that previews are shown in: it may be a pseudo-locale.
    let previewLocale: LocaleIdentifier
    /// The locale of the site's own texts.
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
        previewLocale = LocaleNegotiation.locale(
            asked: reader.parameters.locale, headers: headers, store: content.localizations)
        let site = content.siteRenderer.localizations
        locale = LocaleNegotiation.locale(
            asked: previewLocale.isRead(in: site) ? previewLocale : nil, headers: headers, store: site)
    }

    /// The locale whose snapshot is looked at: the site's own texts stay in the reader's.
    var snapshotLocale: LocaleIdentifier { parameters.snapshot ?? previewLocale }

    /// Renders previews in the time zone that was asked for.
    var renderer: HTMLRenderer {
        parameters.timeZone.map { content.renderer.in(timeZone: $0.timeZone) } ?? content.renderer
    }

    var links: SiteLinks { SiteLinks(parameters: parameters) }

    /// The direction of the site's own text.
    var textDirection: SiteDirection { locale.isRightToLeft ? .rtl : .ltr }

    /// The address of this page with other parameters.
    func here(changing change: (inout SiteParameters) -> Void) -> String {
        links.address(path, changing: change)
    }
}

extension LocaleIdentifier {
    /// Whether people read it, and a store has texts for it.
    fileprivate func isRead(in store: LocalizationStore) -> Bool { pseudo == nil && store.supports(self) }
}
