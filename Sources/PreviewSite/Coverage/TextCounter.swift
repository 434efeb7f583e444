import Dispatch
import FOSMVVM
import HTMLRendering
import PreviewCatalog
import PreviewChecks
import Synchronization

/// Counts the texts that the previews of a content use. The search for problems finds them, and the first caller counts
/// them.
final class TextCounter: Sendable {
    /// The texts and the counts of each locale.
    struct Counted: Sendable {
        let inventory: TextInventory
        let coverage: TextCoverage
    }

    /// How long a page waits for the search before it is shown without counts.
    private static let timeout = DispatchTimeInterval.seconds(2)

    private let catalog: PreviewCatalog
    private let renderer: HTMLRenderer
    private let previews: PreviewExaminations
    private let kept = Mutex<Counted?>(nil)

    init(catalog: PreviewCatalog, renderer: HTMLRenderer, previews: PreviewExaminations) {
        self.catalog = catalog
        self.renderer = renderer
        self.previews = previews
    }

    /// Returns the results after the search.
    func counted() -> Counted { counted(previews.allRecords(in: renderer.localizations.defaultLocale)) }

    /// Returns the results. Nil if the search in a locale takes longer than a reader likes to wait.
    ///
    /// - Parameter locale: A locale that is searched anyway. The texts that previews use are the same in each.
    func countedSoon(in locale: LocaleIdentifier) -> Counted? {
        kept.withLock(\.self) ?? previews.records(in: locale, before: .now() + Self.timeout).map(counted)
    }

    /// Concurrent callers wait instead of counting again.
    private func counted(_ records: [BareDocument: LocalizationRecord]) -> Counted {
        kept.withLock { kept in
            if let kept { return kept }
            let inventory = TextInventory(catalog: catalog, renderer: renderer) { records[BareDocument($0)] }
            let counted = Counted(
                inventory: inventory, coverage: TextCoverage(inventory, store: renderer.localizations))
            kept = counted
            return counted
        }
    }
}
