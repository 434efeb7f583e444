import HTMLRendering
import PreviewCatalog
import Synchronization
import TextCoverage

/// Which texts the previews of a content use, found once, by the first who asks.
final class ContentTexts: Sendable {
    /// The texts, and how many of them each locale has.
    struct Found: Sendable {
        let inventory: TextInventory
        let coverage: TextCoverage
    }

    private let catalog: PreviewCatalog
    private let renderer: HTMLRenderer
    private let kept = Mutex<Found?>(nil)

    init(catalog: PreviewCatalog, renderer: HTMLRenderer) {
        self.catalog = catalog
        self.renderer = renderer
    }

    /// What was found. Others who ask meanwhile wait, rather than look for the same again.
    var found: Found {
        kept.withLock { kept in
            if let kept { return kept }
            let inventory = TextInventory(catalog: catalog, renderer: renderer)
            let found = Found(
                inventory: inventory, coverage: TextCoverage(inventory, store: renderer.localizations))
            kept = found
            return found
        }
    }
}
