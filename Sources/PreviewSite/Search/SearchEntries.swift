import FOSMVVM
import Foundation
import MarkdownDocs
import PreviewCatalog

/// Everything that is searched, prepared for comparison.
struct SearchEntries: Sendable {
    /// The previews and the pages of the docs.
    let named: [SearchEntry]
    /// The previews by whose texts their views are found.
    let texts: [SearchTexts]

    /// - Parameter keys: The keys of the texts of each preview. Nil if they are not known yet.
    init(
        _ catalog: PreviewCatalog, localizations: LocalizationStore, docs: DocsLibrary,
        keys: [BareDocument: PreviewTextKeys]?
    ) {
        named =
            catalog.previews.map(SearchEntry.init)
            + docs.pages.flatMap { page in docs.versions(of: page).map(SearchEntry.init) }
        let texts = TextOwners(in: catalog, keys: keys).texts(in: localizations)
        self.texts = catalog.previews.compactMap { preview in
            texts[BareDocument(preview)].map { SearchTexts(entry: SearchEntry(preview), texts: $0) }
        }
    }
}

/// A preview or a page of the docs, with what a search compares.
struct SearchEntry: Sendable {
    /// What is found.
    enum Target {
        case preview(Preview)
        case docs(DocsPage)
    }

    let target: Target
    let label: String
    /// What it belongs to: the name of the view, or the path of the page.
    let owner: String
    /// Other names. A query that is a name or the beginning of one matches best.
    let names: [String]
    /// What else is searched. What comes first matches better.
    let others: [String]
    private let foldedNames: [String]
    private let foldedTexts: [String]

    private init(target: Target, label: String, owner: String, names: [String], others: [String]) {
        self.target = target
        self.label = label
        self.owner = owner
        self.names = names
        self.others = others
        foldedNames = ([label, owner] + names).map(SearchText.folded)
        foldedTexts = [foldedNames.joined(separator: " ")] + others.map(SearchText.folded)
    }

    fileprivate init(_ preview: Preview) {
        self.init(
            target: .preview(preview), label: preview.name, owner: preview.viewName,
            names: [preview.slug, preview.viewModelName], others: [preview.feature])
    }

    fileprivate init(_ page: DocsPage) {
        let document = try? page.content.get()
        let headings = (document?.headings ?? []).map(\.text).joined(separator: "\n")
        self.init(
            target: .docs(page), label: page.title, owner: page.path, names: [],
            others: [headings, document?.markdown ?? ""].map(SearchText.distinctWords))
    }

    /// The language of a page of the docs. Nil for a preview.
    var docsLocale: LocaleIdentifier? {
        if case .docs(let page) = target { page.locale } else { nil }
    }

    /// The name of the icon.
    var icon: String {
        switch target {
        case .preview(let preview): preview.category.rawValue
        case .docs: "docs"
        }
    }

    /// Returns how well the words of a query match. Nil if they do not all occur.
    func rank(_ words: [String]) -> Int? {
        let query = words.joined(separator: " ")
        if foldedNames.contains(query) { return 0 }
        if foldedNames.contains(where: { $0.hasPrefix(query) }) { return 1 }
        var missing = words
        for (index, text) in foldedTexts.enumerated() {
            missing.removeAll(where: text.contains)
            if missing.isEmpty { return 2 + index }
        }
        return nil
    }
}

/// The previews in which texts are found: of each view, the first that shows a text. For a text that no preview shows, the
/// first preview of its ViewModel, or else of each view that uses it.
private struct TextOwners {
    /// The previews by the keys of texts, and by the names of ViewModels.
    private var previews: [Substring: [BareDocument]] = [:]

    init(in catalog: PreviewCatalog, keys: [BareDocument: PreviewTextKeys]?) {
        for entry in catalog.entries {
            let documents = entry.previews.map(BareDocument.init)
            previews[entry.viewModelName[...], default: []].append(documents[0])
            add(documents.map { ($0, keys?[$0]?.shown ?? []) })
        }
        let found = Set(previews.keys)
        for entry in catalog.entries {
            let used = entry.previews.map(BareDocument.init).map { ($0, keys?[$0]?.used ?? []) }
            add(used.map { ($0, $1.filter { !found.contains($0[...]) && !found.contains($0.typeOfKey) }) })
        }
    }

    /// Adds the keys of a view's previews, each for the first preview that has it.
    private mutating func add(_ keys: [(BareDocument, Set<String>)]) {
        var known: Set<String> = []
        for (document, keys) in keys {
            for key in keys where known.insert(key).inserted { previews[key[...], default: []].append(document) }
        }
    }

    /// Returns the texts in all languages with which each preview is found.
    func texts(in localizations: LocalizationStore) -> [BareDocument: [SearchTexts.Text]] {
        var found: [BareDocument: [SearchTexts.Text]] = [:]
        for locale in localizations.locales {
            for key in localizations.keys(in: locale) {
                let documents = previews(with: key)
                guard !documents.isEmpty, let entry = localizations.entry(for: key, in: locale) else { continue }
                let texts = entry.texts.map { SearchTexts.Text($0, in: locale) }
                for document in documents {
                    let isOwn = key.typeOfKey == document.viewModel
                    found[document, default: []] += texts.map { $0.owned(isOwn) }
                }
            }
        }
        return found
    }

    private func previews(with key: String) -> [BareDocument] {
        previews[key[...]] ?? previews[key.typeOfKey] ?? []
    }
}

/// A preview with the texts in all languages by which its view is found.
struct SearchTexts: Sendable {
    struct Text: Sendable {
        let locale: LocaleIdentifier
        let text: String
        /// Whether it belongs to the ViewModel of the view, and not to one in it.
        private(set) var isOwn = true
        fileprivate let folded: String

        fileprivate init(_ text: String, in locale: LocaleIdentifier) {
            (self.locale, self.text, folded) = (locale, text, SearchText.folded(text))
        }

        fileprivate func owned(_ isOwn: Bool) -> Text {
            var text = self
            text.isOwn = isOwn
            return text
        }
    }

    let entry: SearchEntry
    let texts: [Text]

    func hit(_ words: [String]) -> SearchIndex.Hit? {
        let matching = texts.filter { words.allSatisfy($0.folded.contains) }
        let best = matching.min { ($0.text.count, $0.isOwn ? 0 : 1) < ($1.text.count, $1.isOwn ? 0 : 1) }
        guard let text = best else { return nil }
        return SearchIndex.Hit(entry: entry, text: (text.locale, text.text), rank: text.isOwn ? 5 : 6)
    }
}

/// A text without the differences that a search ignores: case, accents, width, ligatures and typographic signs.
enum SearchText {
    /// The signs that people type instead of typographic ones. `search-file.js` has the same.
    private static let signs: [(typed: String, written: String)] = [
        ("'", "‘’‚‛‹›ʼ´`′"), ("\"", "“”„‟«»″"), ("-", "‐‑‒–—―−"), ("ae", "æÆ"), ("oe", "œŒ"),
    ]

    private static let typed = Dictionary(
        uniqueKeysWithValues: signs.flatMap { typed, written in written.unicodeScalars.map { ($0, typed) } })

    fileprivate static func folded(_ text: some StringProtocol) -> String {
        let typed = text.utf8.allSatisfy { $0 < 0x80 } ? String(text) : Self.withTypedSigns(text)
        return typed.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    private static func withTypedSigns(_ text: some StringProtocol) -> String {
        text.unicodeScalars.reduce(into: "") { $0 += typed[$1] ?? String($1) }.decomposedStringWithCompatibilityMapping
    }

    /// Returns the words of a text. The file of a template is the name of its view.
    static func words(of text: String) -> [String] {
        folded(text).split(whereSeparator: \.isWhitespace).map { String($0.replacing(/\.mustache$/, with: "")) }
    }

    /// Returns each word of a text once, because the words of a query are searched one by one.
    fileprivate static func distinctWords(_ text: String) -> String {
        var known: Set<String> = []
        return words(of: text).filter { known.insert($0).inserted }.joined(separator: " ")
    }
}
