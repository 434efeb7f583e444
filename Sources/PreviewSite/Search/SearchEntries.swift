import FOSMVVM
import Foundation
import MarkdownDocs
import PreviewCatalog
import TemplateEngine

/// Everything that is searched, prepared for comparison.
struct SearchEntries: Sendable {
    /// The previews and the pages of the docs.
    let named: [SearchEntry]
    /// The ViewModels with texts of their own.
    let texts: [SearchTexts]

    init(
        _ catalog: PreviewCatalog, localizations: LocalizationStore, templates: TemplateLibrary,
        docs: DocsLibrary
    ) {
        let entry = { (preview: Preview) in
            SearchEntry(preview, template: templates.source(of: preview.viewName)?.file)
        }
        named =
            catalog.previews.map(entry)
            + docs.pages.flatMap { page in docs.versions(of: page).map(SearchEntry.init) }
        texts = catalog.entries.compactMap { viewModel in
            SearchTexts(of: viewModel.viewModelName, entry: entry(viewModel.previews[0]), localizations: localizations)
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

    fileprivate init(_ preview: Preview, template: String?) {
        let file = template.map { URL(filePath: $0).lastPathComponent }
        self.init(
            target: .preview(preview), label: preview.name, owner: preview.viewName,
            names: [preview.slug, preview.viewModelName, file].compactMap(\.self), others: [preview.feature])
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

/// The texts of a ViewModel in all languages. Its first preview stands for it.
struct SearchTexts: Sendable {
    struct Text: Sendable {
        let locale: LocaleIdentifier
        let text: String
        fileprivate let folded: String
    }

    let entry: SearchEntry
    let texts: [Text]

    /// Nil for a ViewModel without texts of its own.
    fileprivate init?(of viewModel: String, entry: SearchEntry, localizations: LocalizationStore) {
        let own = localizations.locales.flatMap { locale in
            localizations.texts(ofType: viewModel, in: locale).map {
                Text(locale: locale, text: $0, folded: SearchText.folded($0))
            }
        }
        guard !own.isEmpty else { return nil }
        self.entry = entry
        texts = own
    }

    func hit(_ words: [String]) -> SearchIndex.Hit? {
        let matching = texts.filter { words.allSatisfy($0.folded.contains) }
        guard let text = matching.min(by: { $0.text.count < $1.text.count }) else { return nil }
        return SearchIndex.Hit(entry: entry, text: (text.locale, text.text), rank: 5)
    }
}

/// A text without the differences that a search ignores: case, accents and width.
enum SearchText {
    fileprivate static func folded(_ text: some StringProtocol) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    static func words(of query: String) -> [String] {
        folded(query).split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Returns each word of a text once, because the words of a query are searched one by one.
    fileprivate static func distinctWords(_ text: String) -> String {
        var known: Set<String> = []
        return words(of: text).filter { known.insert($0).inserted }.joined(separator: " ")
    }
}
