import FOSMVVM
import PreviewCatalog

/// The filter of the catalog.
struct CatalogFilter {
    /// The category. Nil for all categories.
    private(set) var category: ViewCategory?
    /// The words that must all occur in the names of the feature, view, ViewModel or preview, or in one of its texts.
    private let words: [SearchWord]
    /// What the search of everything finds.
    private let hits: [SearchIndex.Hit]
    /// The previews that are found by a text.
    private let withTexts: Set<BareDocument>
    private var attention: AttentionFilter?
    private let problems: FoundProblems

    init(_ context: PageContext) {
        problems = context.problems
        category = context.parameters.category
        attention = context.parameters.attention
        let entered = SearchText.words(of: context.parameters.query)
        hits = context.content.search.allHits(for: entered, reader: context.locales.site, keys: context.textKeys())
        words = hits.first?.words ?? entered.map { SearchWord($0) }
        withTexts = Set(hits.filter { $0.text != nil }.compactMap { $0.entry.picture.map(BareDocument.init) })
    }

    /// The filter by the same words, and nothing else.
    fileprivate var ofWords: Self {
        var filter = self
        (filter.category, filter.attention) = (nil, nil)
        return filter
    }

    /// Whether it shows all previews.
    var isAll: Bool { category == nil && attention == nil && words.isEmpty }

    fileprivate func shows(_ preview: Preview) -> Bool {
        guard category == nil || category == preview.category else { return false }
        guard attention?.shows(problems.marks(of: preview)) != false else { return false }
        guard !words.isEmpty else { return true }
        return SearchEntry(preview).searched.rank(words) != nil || withTexts.contains(BareDocument(preview))
    }

    /// Returns the number of results in the search of everything: the pages of the docs, and what belongs to other views.
    ///
    /// - Parameter isOther: Whether the catalog does not show a view.
    func countHits(ofViews isOther: (String) -> Bool) -> Int {
        SearchIndex.best(of: hits).count { $0.entry.viewName.map(isOther) ?? true }
    }
}

extension CatalogEntry {
    /// Returns the previews that a filter shows. Nil without any.
    func filtered(by filter: CatalogFilter) -> [Preview]? {
        let shown = previews.filter(filter.shows)
        return shown.isEmpty ? nil : shown
    }
}

extension PageLink {
    /// Returns the links to the catalog of all categories, then of each category.
    ///
    /// - Parameter filter: The filter of the page. The links keep only its words.
    static func categories(_ context: PageContext, filter: CatalogFilter) -> [PageLink] {
        let words = filter.ofWords
        let entries = context.content.catalog.entries.filter { $0.previews.contains(where: words.shows) }
        return ([nil] + ViewCategory.allCases).map { category in
            let address = context.links.address(CatalogPage()) {
                $0.category = category
                $0.attention = nil
                $0.cards = .first
            }
            let count = entries.count { category == nil || $0.category == category }
            return PageLink(
                label: category?.siteLabel
                    ?? .localized(for: CatalogPageViewModel.self, parentKeys: "category", propertyName: "all"),
                address: address, isCurrent: category == context.parameters.category,
                count: LocalizableInt(value: count), icon: category?.rawValue)
        }
    }
}
