import FOSMVVM
import Foundation
import MarkdownDocs
import PreviewCatalog
import Synchronization

/// Finds previews by the names of views, ViewModels and previews, by their addresses, and by texts in any
/// language; and pages of the docs by their headings and their text. Any number of threads may use it.
final class SearchIndex: Sendable {
    /// A preview or a page of the docs that matches.
    struct Hit {
        let entry: SearchEntry
        /// The text that matches, if no name does.
        let text: (locale: LocaleIdentifier, text: String)?
        /// How well it matches. The best match has 0.
        let rank: Int
    }

    /// The maximum number of results.
    static let limit = 60

    private let catalog: PreviewCatalog
    private let localizations: LocalizationStore
    private let docs: DocsLibrary
    private let known = Mutex<(entries: SearchEntries, hasKeys: Bool)?>(nil)

    init(catalog: PreviewCatalog, localizations: LocalizationStore, docs: DocsLibrary) {
        self.catalog = catalog
        self.localizations = localizations
        self.docs = docs
    }

    /// Returns everything that is searched.
    ///
    /// - Parameter keys: The keys of the texts of each preview. Until they are known, a text leads to the first preview of
    ///   its ViewModel.
    func entries(keys: @autoclosure () -> [BareDocument: PreviewTextKeys]?) -> SearchEntries {
        known.withLock { known in
            if let known, known.hasKeys { return known.entries }
            let keys = keys()
            if let known, keys == nil { return known.entries }
            let entries = SearchEntries(catalog, localizations: localizations, docs: docs, keys: keys)
            known = (entries, keys != nil)
            return entries
        }
    }

    /// Returns the best matches, in which all words of a query occur. None without words.
    ///
    /// `search-file.js` does the same in an export, which has no server.
    ///
    /// - Parameters:
    ///   - reader: The language in which a page of the docs is found, if it matches in several.
    ///   - keys: The keys of the texts of each preview. Nil if they are not known yet.
    func hits(
        for query: String, reader: LocaleIdentifier, keys: @autoclosure () -> [BareDocument: PreviewTextKeys]?
    ) -> [Hit] {
        let words = SearchText.words(of: query)
        guard !words.isEmpty else { return [] }
        let entries = entries(keys: keys())
        let matches = entries.named.compactMap { entry in
            entry.rank(words).map { Hit(entry: entry, text: nil, rank: $0) }
        }
        let named = Self.onePerPage(matches, reader: reader)
        var owners = Set(named.filter { $0.entry.docsLocale == nil }.map(\.entry.owner))
        let texts = entries.texts.filter { !owners.contains($0.entry.owner) }.compactMap { $0.hit(words) }
            .sorted { ($0.textLength, $0.rank) < ($1.textLength, $1.rank) }
            .filter { owners.insert($0.entry.owner).inserted }
        let sorted = named.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        return Array((sorted.map(\.element) + texts.prefix(Self.limit)).prefix(Self.limit))
    }

    /// Returns the matches, with each page of the docs in the reader's language, or else in the one that matches best.
    private static func onePerPage(_ hits: [Hit], reader: LocaleIdentifier) -> [Hit] {
        let preference = { (hit: Hit) in hit.entry.docsLocale?.hasLanguage(of: reader) == true ? -1 : hit.rank }
        let pages = Dictionary(grouping: hits.filter { $0.entry.docsLocale != nil }, by: \.entry.owner)
        let best = pages.compactMapValues { hits in hits.min { preference($0) < preference($1) } }
        return hits.filter { hit in
            hit.entry.docsLocale == nil || best[hit.entry.owner]?.entry.docsLocale == hit.entry.docsLocale
        }
    }
}

extension SearchIndex.Hit {
    /// The shorter a text is, the more of it was searched for.
    fileprivate var textLength: Int { text?.text.count ?? 0 }
}
