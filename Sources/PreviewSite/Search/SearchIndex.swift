import FOSMVVM
import Foundation
import MarkdownDocs
import PreviewCatalog
import Synchronization
import TemplateEngine

/// Finds previews by the names of views, ViewModels, previews and templates, by their addresses, and by texts in any
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
    private let templates: TemplateLibrary
    private let docs: DocsLibrary
    private let known = Mutex<SearchEntries?>(nil)

    init(
        catalog: PreviewCatalog, localizations: LocalizationStore, templates: TemplateLibrary, docs: DocsLibrary
    ) {
        self.catalog = catalog
        self.localizations = localizations
        self.templates = templates
        self.docs = docs
    }

    /// Everything that is searched.
    var entries: SearchEntries {
        known.withLock { known in
            let entries =
                known ?? SearchEntries(catalog, localizations: localizations, templates: templates, docs: docs)
            known = entries
            return entries
        }
    }

    /// Returns the best matches, in which all words of a query occur. None without words.
    ///
    /// `search-file.js` does the same in an export, which has no server.
    ///
    /// - Parameter reader: The language in which a page of the docs is found, if it matches in several.
    func hits(for query: String, reader: LocaleIdentifier = .english) -> [Hit] {
        let words = SearchText.words(of: query)
        guard !words.isEmpty else { return [] }
        let entries = entries
        let matches = entries.named.compactMap { entry in
            entry.rank(words).map { Hit(entry: entry, text: nil, rank: $0) }
        }
        let named = Self.onePerPage(matches, reader: reader)
        let found = Set(named.filter { $0.entry.docsLocale == nil }.map(\.entry.owner))
        let texts = entries.texts.filter { !found.contains($0.entry.owner) }.compactMap { $0.hit(words) }
            .sorted { $0.textLength < $1.textLength }
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
