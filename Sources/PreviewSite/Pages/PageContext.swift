import FOSMVVM
import Foundation
import HTMLRendering
import HTTPCore
import PreviewCatalog

/// All that pages are made from beside the content: a page with the same inputs is the same page.
struct PageInputs: Hashable, Sendable {
    /// The parts of the page's own path.
    let segments: [String]
    let parameters: PageParameters
    let refusals: [ParameterRefusal]
    /// The locale whose texts previews show: the one that was asked for, which may be a pseudo-locale, or one that has
    /// texts itself.
    let previewLocale: LocaleIdentifier
    /// The locale that previews are rendered in: where none was asked for, the reader's, whose region formats follow.
    let renderedLocale: LocaleIdentifier
    /// The locale of the site's own texts.
    let locale: LocaleIdentifier
    /// How many snapshots wait, for the top bar.
    let pendingSnapshots: Int
    /// What the catalog knows so far of problems in previews; nil for other pages.
    let found: PreviewFaults.Found?
}

/// What every page is made with: the content, and what the request says about how to show it.
///
/// What else pages are to depend on belongs to the inputs, so that no page is shown to one who asked for another.
struct PageContext: Sendable {
    let content: Content
    /// The page itself, which the switches of locale and theme keep.
    let page: any Endpoint
    let inputs: PageInputs
}

extension PageContext {
    init(_ request: HTTPRequest, page: any Endpoint, content: Content) {
        let reader = PageParametersReader(request.query, store: content.localizations)
        self.init(content: content, page: page, reader: reader, headers: request.headers)
    }

    /// The context of a page about a request that could not be read.
    init(content: Content) {
        let reader = PageParametersReader(HTTPQuery(), store: content.localizations)
        self.init(content: content, page: CatalogPage(), reader: reader, headers: [:])
    }

    private init(content: Content, page: any Endpoint, reader: PageParametersReader, headers: HTTPFields) {
        let store = content.localizations
        let site = content.siteRenderer.localizations
        let asked = reader.parameters.locale
        let rendered = LocaleNegotiation.locale(asked: asked, headers: headers, store: store)
        let previewLocale = asked ?? store.textLocale(of: rendered) ?? rendered
        let inputs = PageInputs(
            segments: page.segments, parameters: reader.parameters, refusals: reader.refusals,
            previewLocale: previewLocale, renderedLocale: rendered,
            locale: LocaleNegotiation.locale(
                asked: rendered.isRead(in: site) ? rendered : nil, headers: headers, store: site),
            pendingSnapshots: content.snapshots.pendingCount,
            found: type(of: page).showsPreviewFaults ? content.previewFaults.found(in: previewLocale) : nil)
        self.init(content: content, page: page, inputs: inputs)
    }

    var parameters: PageParameters { inputs.parameters }
    var refusals: [ParameterRefusal] { inputs.refusals }
    var previewLocale: LocaleIdentifier { inputs.previewLocale }
    var renderedLocale: LocaleIdentifier { inputs.renderedLocale }
    var locale: LocaleIdentifier { inputs.locale }

    /// The locale whose snapshot is looked at: the site's own texts stay in the reader's.
    var snapshotLocale: LocaleIdentifier { parameters.snapshot ?? previewLocale }

    /// Renders previews in the time zone that was asked for.
    var renderer: HTMLRenderer {
        parameters.timeZone.map { content.renderer.in(timeZone: $0.timeZone) } ?? content.renderer
    }

    var links: PageLinks { PageLinks(parameters: parameters) }

    /// The direction of the site's own text.
    var textDirection: PreviewDirection { locale.isRightToLeft ? .rtl : .ltr }

    /// The address of this page with other parameters.
    func here(changing change: (inout PageParameters) -> Void) -> String {
        links.address(page, changing: change)
    }
}

extension LocaleIdentifier {
    /// Whether people read it, and a store has texts for it.
    fileprivate func isRead(in store: LocalizationStore) -> Bool { pseudo == nil && store.supports(self) }
}

/// Chooses the locale of a page.
enum LocaleNegotiation {
    /// The locale that was asked for, else the one that the browser likes best, else the store's default.
    static func locale(
        asked: LocaleIdentifier?, headers: HTTPFields, store: LocalizationStore
    ) -> LocaleIdentifier {
        if let asked { return asked }
        return store.bestLocale(acceptLanguage: headers[values: .acceptLanguage].joined(separator: ","))
    }
}
