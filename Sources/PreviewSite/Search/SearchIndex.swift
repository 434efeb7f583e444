import FOSMVVM
import Foundation
import MarkdownDocs
import PreviewCatalog
import Synchronization

/// Finds views and previews by the names of views, templates, ViewModels and previews, by their addresses, and by texts
/// in any language; and pages of the docs by their headings and their text. Any number of threads may use it.
final class SearchIndex: Sendable {
    /// A view, a preview or a page of the docs that matches.
    struct Hit {
        let entry: SearchEntry
        /// The text that matches, if no name does.
        let text: (locale: LocaleIdentifier, text: String)?
        /// How well it matches. The best match has 0.
        let rank: Int
        /// The words that were searched.
        let words: [SearchWord]
    }

    /// The maximum number of views and previews in the results.
    static let limit = 45
    /// The maximum number of pages of the docs in the results.
    static let docsLimit = 15

    private let catalog: PreviewCatalog
    private let localizations: TextStore
    private let docs: Docs
    private let known = Mutex<(entries: SearchEntries, isComplete: Bool)?>(nil)

    init(catalog: PreviewCatalog, localizations: TextStore, docs: Docs) {
        self.catalog = catalog
        self.localizations = localizations
        self.docs = docs
    }

    /// Returns everything that is searched.
    ///
    /// - Parameter keys: The keys of the texts of each preview. A text whose key none of them has leads to the first preview
    ///   of its ViewModel.
    func entries(keys: @autoclosure () -> TextKeys) -> SearchEntries {
        known.withLock { known in
            if let known, known.isComplete { return known.entries }
            let keys = keys()
            if let known, !keys.isComplete { return known.entries }
            let entries = SearchEntries(catalog, localizations: localizations, docs: docs.library, keys: keys.keys)
            known = (entries, keys.isComplete)
            return entries
        }
    }

    /// Returns the best matches in which all words of a query occur: first views and previews, then pages of the docs. None
    /// without words.
    func hits(
        for words: [String], reader: LocaleIdentifier, keys: @autoclosure () -> TextKeys
    ) -> [Hit] {
        Self.best(of: allHits(for: words, reader: reader, keys: keys()))
    }

    /// Returns as many matches as a page of results has.
    static func best(of hits: [Hit]) -> [Hit] {
        Array(hits.filter { $0.entry.kind != .docs }.prefix(limit))
            + hits.filter { $0.entry.kind == .docs }.prefix(docsLimit)
    }

    /// Returns all matches, in the same order.
    ///
    /// - Parameters:
    ///   - reader: The language in which a page of the docs is found, if it matches in several.
    ///   - keys: The keys of the texts of each preview.
    func allHits(
        for words: [String], reader: LocaleIdentifier, keys: @autoclosure () -> TextKeys
    ) -> [Hit] {
        words.isEmpty ? [] : entries(keys: keys()).hits(words, reader: reader)
    }
}
