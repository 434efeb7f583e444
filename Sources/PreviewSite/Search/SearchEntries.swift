import FOSFoundation
import FOSMVVM
import Foundation
import MarkdownDocs
import PreviewCatalog

/// Everything that is searched, prepared for comparison.
struct SearchEntries: Sendable {
    /// The views with their previews, and the pages of the docs.
    let named: [SearchEntry]
    /// The previews by whose texts their views are found.
    let texts: [SearchTexts]
    private let known = Once<SearchVocabulary>()

    /// Creates the entries of a search.
    init(named: [SearchEntry], texts: [SearchTexts]) {
        self.named = named
        self.texts = texts
    }

    /// The words of all names and texts. They are collected when a search finds nothing.
    var vocabulary: SearchVocabulary { known.get { SearchVocabulary(self) } }
}

extension SearchEntries {
    /// - Parameter keys: The keys of the texts of each preview, as far as they are known.
    init(
        _ catalog: PreviewCatalog, localizations: TextStore, docs: DocsLibrary,
        keys: [BareDocument: PreviewTextKeys]
    ) {
        let named =
            catalog.entries.flatMap { [SearchEntry($0)] + $0.previews.map(SearchEntry.init) }
            + docs.pages.flatMap { page in docs.versions(of: page).map(SearchEntry.init) }
        let texts = TextOwners(in: catalog, keys: keys).texts(in: localizations)
        self.init(
            named: named,
            texts: catalog.previews.compactMap { preview in
                texts[BareDocument(preview)].map { SearchTexts(entry: SearchEntry(preview), texts: $0) }
            })
    }
}

/// A view, a preview or a page of the docs, with what a search compares.
struct SearchEntry: Sendable {
    enum Kind: String, Codable {
        case view
        case preview
        case docs
    }

    /// What is found.
    enum Target {
        case view(CatalogEntry)
        case preview(Preview)
        case docs(DocsPage)
    }

    let target: Target
    let kind: Kind
    let label: String
    /// What it belongs to: the name of the ViewModel of a view, the view of a preview, or the path of a page.
    let owner: String
    /// Other names. A query that is a name or the beginning of one matches best.
    let names: [String]
    /// What else is searched. What comes first matches better.
    let others: [String]
    let searched: SearchNames

    init(target: Target, kind: Kind, label: String, owner: String, names: [String], others: [String]) {
        self.target = target
        self.kind = kind
        self.label = label
        self.owner = owner
        self.names = names
        self.others = others
        searched = SearchNames([label, owner] + names, others: others)
    }

    /// A view is also found by the file name of its template.
    fileprivate init(_ entry: CatalogEntry) {
        self.init(
            target: .view(entry), kind: .view, label: entry.viewName, owner: entry.viewModelName, names: [],
            others: [entry.feature])
    }

    init(_ preview: Preview) {
        self.init(
            target: .preview(preview), kind: .preview, label: preview.name, owner: preview.viewName,
            names: [preview.slug, preview.viewModelName], others: [preview.feature])
    }

    fileprivate init(_ page: DocsPage) {
        let document = try? page.content.get()
        let texts = [document?.headings.map(\.text), document?.passages.map(\.text)]
        self.init(
            target: .docs(page), kind: .docs, label: page.title, owner: page.path, names: [],
            others: texts.map { SearchText.distinctWords(($0 ?? []).joined(separator: "\n")) })
    }

    /// The name of the view. Nil for a page of the docs.
    var viewName: String? {
        switch kind {
        case .view: label
        case .preview: owner
        case .docs: nil
        }
    }

    /// The preview that its picture shows. Nil for a page of the docs.
    var picture: Preview? {
        switch target {
        case .view(let entry): entry.previews.first
        case .preview(let preview): preview
        case .docs: nil
        }
    }

    /// The language of a page of the docs. Nil for a preview.
    var docsLocale: LocaleIdentifier? {
        if case .docs(let page) = target { page.locale } else { nil }
    }

    /// The texts of a page of the docs. Nil for a preview, and for a page that cannot be read.
    var passages: [MarkdownPassage]? {
        if case .docs(let page) = target { try? page.content.get().passages } else { nil }
    }

    /// Returns the heading above a text of a page of the docs. Nil above the first one, and below that of the title.
    func heading(above passage: MarkdownPassage) -> String? {
        guard let anchor = passage.anchor else { return nil }
        return passages?.first { $0.anchor == anchor }.flatMap { $0.text == label ? nil : $0.text }
    }

    /// The name of the icon.
    var icon: String {
        switch target {
        case .view(let entry): entry.category.rawValue
        case .preview(let preview): preview.category.rawValue
        case .docs: "docs"
        }
    }
}

/// The previews in which texts are found: of each view, the first that shows a text. For a text that no preview shows, the
/// first preview of its ViewModel, or else of each view that uses it.
private struct TextOwners {
    /// The previews by the keys of texts, and by the names of ViewModels.
    private var previews: [Substring: [BareDocument]] = [:]

    init(in catalog: PreviewCatalog, keys: [BareDocument: PreviewTextKeys]) {
        for entry in catalog.entries {
            let documents = entry.previews.map(BareDocument.init)
            previews[entry.viewModelName[...], default: []].append(documents[0])
            add(documents.map { ($0, keys[$0]?.shown ?? []) })
        }
        let found = Set(previews.keys)
        for entry in catalog.entries {
            let used = entry.previews.map(BareDocument.init).map { ($0, keys[$0]?.used ?? []) }
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
    func texts(in localizations: TextStore) -> [BareDocument: [SearchTexts.Text]] {
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
        let folded: String

        init(_ text: String, in locale: LocaleIdentifier) {
            (self.locale, self.text, folded) = (locale, text, SearchText.folded(text))
        }

        func owned(_ isOwn: Bool) -> Text {
            var text = self
            text.isOwn = isOwn
            return text
        }
    }

    let entry: SearchEntry
    let texts: [Text]
}
