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
        /// What was found.
        enum Target {
            case preview(Preview)
            case docs(DocsPage)
        }

        let target: Target
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
    private let entries = Mutex<Entries?>(nil)

    init(
        catalog: PreviewCatalog, localizations: LocalizationStore, templates: TemplateLibrary, docs: DocsLibrary
    ) {
        self.catalog = catalog
        self.localizations = localizations
        self.templates = templates
        self.docs = docs
    }

    /// Returns the best matches, in which all words of a query occur. None without words.
    ///
    /// - Parameter reader: The language in which a page of the docs is found, if it matches in several.
    func hits(for query: String, reader: LocaleIdentifier = .english) -> [Hit] {
        let words = SearchText.folded(query).split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty else { return [] }
        let entries = entries.withLock { entries in
            let known = entries ?? Entries(catalog, localizations: localizations, templates: templates, docs: docs)
            entries = known
            return known
        }
        let named =
            entries.previews.compactMap { $0.hit(words) } + entries.docs.compactMap { $0.hit(words, reader: reader) }
        let found = Set(named.compactMap(\.viewModel))
        let texts = entries.texts.filter { !found.contains($0.viewModel) }.compactMap { $0.hit(words) }
            .sorted { $0.textLength < $1.textLength }
        let sorted = named.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        return Array((sorted.map(\.element) + texts.prefix(Self.limit)).prefix(Self.limit))
    }
}

extension SearchIndex.Hit {
    /// The shorter a text is, the more of it was searched for.
    fileprivate var textLength: Int { text?.text.count ?? 0 }

    fileprivate var viewModel: String? {
        if case .preview(let preview) = target { preview.viewModelName } else { nil }
    }
}

/// A text without the differences that a search ignores: case, accents and width.
private enum SearchText {
    static func folded(_ text: some StringProtocol) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}

/// Everything that is searched, prepared for comparison.
private struct Entries: Sendable {
    let previews: [PreviewEntry]
    let docs: [DocsEntry]
    let texts: [TextEntry]

    init(
        _ catalog: PreviewCatalog, localizations: LocalizationStore, templates: TemplateLibrary,
        docs library: DocsLibrary
    ) {
        previews = catalog.previews.map { preview in
            PreviewEntry(preview, template: templates.source(of: preview.viewName)?.file)
        }
        docs = library.pages.map { DocsEntry(versions: library.versions(of: $0).map(DocsText.init)) }
        texts = catalog.entries.compactMap { TextEntry($0, localizations: localizations) }
    }
}

/// The names of a preview.
private struct PreviewEntry: Sendable {
    private let preview: Preview
    private let names: [String]
    private let joined: String
    private let feature: String

    init(_ preview: Preview, template: String?) {
        self.preview = preview
        let file = template.map { URL(filePath: $0).lastPathComponent }
        let names = [preview.name, preview.slug, preview.viewName, preview.viewModelName, file].compactMap { $0 }
        self.names = names.map(SearchText.folded)
        joined = self.names.joined(separator: " ")
        feature = SearchText.folded(preview.feature)
    }

    func hit(_ words: [String]) -> SearchIndex.Hit? {
        guard let rank = rank(words) else { return nil }
        return SearchIndex.Hit(target: .preview(preview), text: nil, rank: rank)
    }

    private func rank(_ words: [String]) -> Int? {
        let query = words.joined(separator: " ")
        if names.contains(query) { return 0 }
        if names.contains(where: { $0.hasPrefix(query) }) { return 1 }
        if words.allSatisfy(joined.contains) { return 2 }
        return words.allSatisfy { joined.contains($0) || feature.contains($0) } ? 3 : nil
    }
}

/// A page of the docs in all its languages.
private struct DocsEntry: Sendable {
    let versions: [DocsText]

    /// Returns the match in the reader's language, or else the best one.
    func hit(_ words: [String], reader: LocaleIdentifier) -> SearchIndex.Hit? {
        let hits = versions.compactMap { text in text.hit(words).map { (locale: text.locale, hit: $0) } }
        return hits.first { $0.locale.hasLanguage(of: reader) }?.hit ?? hits.map(\.hit).min { $0.rank < $1.rank }
    }
}

/// The headings and the text of a page of the docs in one language.
private struct DocsText: Sendable {
    private let page: DocsPage
    private let title: String
    private let headings: String
    private let text: String

    init(_ page: DocsPage) {
        self.page = page
        let document = try? page.content.get()
        title = SearchText.folded("\(page.title) \(page.path)")
        headings = SearchText.folded((document?.headings ?? []).map(\.text).joined(separator: "\n"))
        text = SearchText.folded(document?.markdown ?? "")
    }

    var locale: LocaleIdentifier { page.locale }

    func hit(_ words: [String]) -> SearchIndex.Hit? {
        let rank =
            words.allSatisfy(title.contains)
            ? 2
            : words.allSatisfy(headings.contains)
                ? 4
                : words.allSatisfy(text.contains) ? 6 : nil
        return rank.map { SearchIndex.Hit(target: .docs(page), text: nil, rank: $0) }
    }
}

/// The texts of a ViewModel in all languages. Its first preview stands for it.
private struct TextEntry: Sendable {
    private struct Text: Sendable {
        let locale: LocaleIdentifier
        let text: String
        let folded: String
    }

    let viewModel: String
    private let preview: Preview
    private let texts: [Text]

    /// Nil for a ViewModel without texts of its own.
    init?(_ entry: CatalogEntry, localizations: LocalizationStore) {
        let own = localizations.locales.flatMap { locale in
            localizations.texts(ofType: entry.viewModelName, in: locale).map {
                Text(locale: locale, text: $0, folded: SearchText.folded($0))
            }
        }
        guard !own.isEmpty else { return nil }
        viewModel = entry.viewModelName
        preview = entry.previews[0]
        texts = own
    }

    func hit(_ words: [String]) -> SearchIndex.Hit? {
        let matching = texts.filter { words.allSatisfy($0.folded.contains) }
        guard let text = matching.min(by: { $0.text.count < $1.text.count }) else { return nil }
        return SearchIndex.Hit(target: .preview(preview), text: (text.locale, text.text), rank: 5)
    }
}
