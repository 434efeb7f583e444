import FOSMVVM
import HTMLRendering
import PreviewCatalog
import Synchronization

/// Which previews of a content something is missing or wrong in, found once for each locale, by the first who asks.
final class PreviewFaults: Sendable {
    private let catalog: PreviewCatalog
    private let renderer: HTMLRenderer
    private let kept = Mutex<[LocaleIdentifier: Set<SitePath>]>([:])

    init(catalog: PreviewCatalog, renderer: HTMLRenderer) {
        self.catalog = catalog
        self.renderer = renderer
    }

    /// The document paths of these previews in a locale; one that has no texts itself counts as the one it falls back to.
    func paths(in locale: LocaleIdentifier) -> Set<SitePath> {
        let store = renderer.localizations
        let own = locale.pseudo == nil ? store.bestLocale(for: [locale.tag]) : nil
        let locale = own ?? store.defaultLocale
        return kept.withLock { kept in
            if let paths = kept[locale] { return paths }
            let paths = Set(catalog.previews.filter { isFaulty($0, in: locale) }.map(\.documentPath))
            kept[locale] = paths
            return paths
        }
    }

    private func isFaulty(_ preview: Preview, in locale: LocaleIdentifier) -> Bool {
        let locale = preview.shownLocale(for: locale).locale
        return !renderer.render(preview.subject(), locale: locale).diagnostics.isEmpty
    }
}
