import FOSMVVM
import Foundation
import HTTPCore
import MarkdownDocs
import PreviewCatalog

/// Everything that is searched, `/search.json`. The script of an export searches it, because there is no server.
struct SearchFile: JSONIndex {
    static let fileName = "search.json"
    static let isIndented = false

    /// A view, a preview or a page of the docs. ``SearchEntry`` describes its parts.
    struct Item: Codable {
        let kind: SearchEntry.Kind
        let label: String
        let owner: String
        let icon: String
        let address: String
        /// The document in its picture. Nil for a page of the docs.
        let document: String?
        let names: [String]
        let others: [String]
        /// The texts by which the view is found, by their locales.
        let texts: [String: [String]]?
        /// The texts of other ViewModels in it, in the same form.
        let includedTexts: [String: [String]]?
        /// The language of a page of the docs, and its texts. They are searched after ``others``, which has its headings.
        let language: String?
        let sections: [Section]?
    }

    /// The texts of a page of the docs below a heading, with the heading.
    struct Section: Codable {
        let anchor: String?
        let texts: [String]
    }

    /// The locale that addresses leave out.
    let defaultLocale: String
    /// The maximum number of views and previews that are found.
    let limit: Int
    /// The maximum number of pages of the docs that are found.
    let docsLimit: Int
    let items: [Item]

    static func isReady(_ context: PageContext) -> Bool {
        context.work.texts.countedSoon(in: context.locales.preview) != nil
    }

    init(_ context: PageContext, address: (any Endpoint) -> String) {
        let content = context.content
        let locales = Set(context.offeredLocales.map(\.identifier))
        defaultLocale = content.localizations.defaultLocale.tag
        (limit, docsLimit) = (SearchIndex.limit, SearchIndex.docsLimit)
        let entries = content.search.entries(keys: context.textKeys())
        let texts = Dictionary(
            entries.texts.map { ($0.entry.page.address, $0.texts) }, uniquingKeysWith: { first, _ in first })
        let pages = Set(content.docs.library.pages.map(\.file))
        // A page of the docs is found in the language that its plain address shows.
        let named = entries.named.filter { entry in
            if case .docs(let page) = entry.target { pages.contains(page.file) } else { true }
        }
        items = named.map { entry in
            let own = texts[entry.page.address]?.filter { locales.contains($0.locale) }
            return Item(entry, texts: own, address: address)
        }
    }
}

extension SearchFile.Item {
    fileprivate init(_ entry: SearchEntry, texts: [SearchTexts.Text]?, address: (any Endpoint) -> String) {
        self.init(
            kind: entry.kind, label: entry.label, owner: entry.owner, icon: entry.icon, address: address(entry.page),
            document: entry.picture.map { address(BareDocument($0)) }, names: entry.names,
            others: entry.passages == nil ? entry.others : Array(entry.others.prefix(1)),
            texts: texts.flatMap { Self.byLocale($0.filter(\.isOwn)) },
            includedTexts: texts.flatMap { Self.byLocale($0.filter { !$0.isOwn }) },
            language: entry.docsLocale?.tag,
            sections: entry.passages.map(SearchFile.Section.all))
    }
}

extension SearchFile.Section {
    /// Returns the sections of a page with these texts.
    fileprivate static func all(of passages: [MarkdownPassage]) -> [Self] {
        let starts = passages.indices.filter { $0 == 0 || passages[$0].anchor != passages[$0 - 1].anchor }
        return zip(starts, starts.dropFirst() + [passages.count]).map { start, end in
            Self(anchor: passages[start].anchor, texts: passages[start..<end].map(\.text))
        }
    }
}

extension SearchFile.Item {
    /// Nil without texts.
    private static func byLocale(_ texts: [SearchTexts.Text]) -> [String: [String]]? {
        texts.isEmpty ? nil : Dictionary(grouping: texts, by: \.locale.tag).mapValues { $0.map(\.text) }
    }
}

extension SearchEntry {
    /// The page that a result leads to.
    fileprivate var page: any Endpoint {
        switch target {
        case .view(let entry): ViewPage(viewModel: entry.viewModelName)
        case .preview(let preview): WorkbenchPage(preview)
        case .docs(let page): DocumentationPage(path: page.path)
        }
    }
}
