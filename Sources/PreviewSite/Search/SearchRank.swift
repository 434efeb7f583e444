import FOSMVVM
import Foundation
import MarkdownDocs
import PreviewCatalog

// What a search finds, and in which order. `search-rank.js` and `search-words.js` have the same rules for pages without a
// server, and for what is filtered while the reader types. Tests/Browser/Searches.json holds both to them.

/// Names that are searched, and what else is searched with them.
struct SearchNames: Sendable {
    /// The rank of the worst match in which names have all words.
    static let worstRankOfNames = 2

    private let names: [String]
    /// The names together, then everything else. What comes first matches better.
    private let texts: [String]

    /// - Parameter names: A query that is a name or the beginning of one matches best.
    init(_ names: [String], others: [String]) {
        self.names = names.map(SearchText.folded)
        texts = [self.names.joined(separator: " ")] + others.map(SearchText.folded)
    }

    /// Returns how well the words of a query match. The best match has 0. Nil if they do not all occur.
    func rank(_ words: [SearchWord]) -> Int? {
        let query = words.map(\.text).joined(separator: " ")
        if names.contains(query) { return 0 }
        if names.contains(where: { $0.hasPrefix(query) }) { return 1 }
        var missing = words
        for (index, text) in texts.enumerated() {
            missing.removeAll { $0.occurs(in: text) }
            if missing.isEmpty { return Self.worstRankOfNames + index }
        }
        return nil
    }
}

extension SearchEntries {
    /// Returns the views and previews with names that match, the best match first, then those with texts, the shortest text
    /// first, then the pages of the docs. If nothing has all words, finds what has similar ones.
    ///
    /// - Parameter reader: The language in which a page of the docs is found, if it matches in several.
    func hits(_ words: [String], reader: LocaleIdentifier) -> [SearchIndex.Hit] {
        guard !words.isEmpty else { return [] }
        let exact = hits(words.map { SearchWord($0) }, reader: reader)
        guard exact.isEmpty else { return exact }
        return vocabulary.words(like: words).map { hits($0, reader: reader) } ?? []
    }

    private func hits(_ words: [SearchWord], reader: LocaleIdentifier) -> [SearchIndex.Hit] {
        let matches = named.compactMap { entry in
            entry.searched.rank(words).map { SearchIndex.Hit(entry: entry, text: nil, rank: $0, words: words) }
        }
        let named = Self.onePerPage(matches, reader: reader)
        var owners = Set(named.compactMap(\.entry.viewName))
        let texts = texts.filter { !owners.contains($0.entry.owner) }.compactMap { $0.hit(words) }
            .sorted { ($0.textLength, $0.rank) < ($1.textLength, $1.rank) }
            .filter { owners.insert($0.entry.owner).inserted }
        let sorted = named.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element)
        return sorted.filter { $0.entry.kind != .docs } + texts + sorted.filter { $0.entry.kind == .docs }
    }

    /// Returns the matches, with each page of the docs in the reader's language, or else in the one that matches best.
    private static func onePerPage(_ hits: [SearchIndex.Hit], reader: LocaleIdentifier) -> [SearchIndex.Hit] {
        let preference = { (hit: SearchIndex.Hit) in
            hit.entry.docsLocale?.hasLanguage(of: reader) == true ? -1 : hit.rank
        }
        let pages = Dictionary(grouping: hits.filter { $0.entry.docsLocale != nil }, by: \.entry.owner)
        let best = pages.compactMapValues { hits in hits.min { preference($0) < preference($1) } }
        return hits.filter { hit in
            hit.entry.docsLocale == nil || best[hit.entry.owner]?.entry.docsLocale == hit.entry.docsLocale
        }
    }
}

extension SearchTexts {
    /// Returns the shortest text in which all words occur.
    fileprivate func hit(_ words: [SearchWord]) -> SearchIndex.Hit? {
        let hits = texts.filter { text in words.allSatisfy { $0.occurs(in: text.folded) } }.map { text in
            SearchIndex.Hit(entry: entry, text: (text.locale, text.text), rank: text.isOwn ? 5 : 6, words: words)
        }
        return hits.min { ($0.textLength, $0.rank) < ($1.textLength, $1.rank) }
    }
}

extension [MarkdownPassage] {
    /// Returns the first text in which most of the words of a query occur. Nil if there is none.
    func best(for words: [String]) -> MarkdownPassage? {
        var best: (passage: MarkdownPassage?, count: Int) = (nil, 0)
        for passage in self where best.count < words.count {
            let folded = SearchText.folded(passage.text)
            let count = words.count(where: folded.hasFolded)
            if count > best.count { best = (passage, count) }
        }
        return best.passage
    }
}

extension SearchIndex.Hit {
    /// The shorter a text is, the more of it was searched for. A script counts its characters in the same way.
    fileprivate var textLength: Int { text?.text.utf16.count ?? 0 }
}
