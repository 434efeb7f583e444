import FOSMVVM
import HTTPCore

/// What a search finds, `/search`.
struct SearchPage: FixedEndpoint {
    static let pattern = PathPattern("search")
    static let parameters = PageParameter.ofPreviews.union([.q])
    static let showsPreviewMarks = true

    func answer(in context: PageContext) -> Answer { .page(Page(SearchPageViewModel(context))) }
}

/// The views, previews and pages of the docs that match a search, the best match first. Without a search, its tree has the views
/// of all features, for the trees of other pages.
@ViewModel
struct SearchPageViewModel {
    @LocalizedString var title
    @LocalizedString var fieldLabel
    @LocalizedString var submit
    @LocalizedString var resultsLabel
    let chrome: ChromeViewModel
    let tree: TreeViewModel
    let action: String
    let query: String
    let hiddenFields: [HiddenField]
    let groups: [SearchResultGroup]
    let hasResults: Bool
    /// Says how to search, that results may be missing, or that nothing was found.
    let message: LocalizableString?
    /// The texts of the search by a script, in an export.
    let script: SearchScriptTexts?
    var vmId = ViewModelId(type: Self.self)

    init(_ context: PageContext) {
        chrome = ChromeViewModel(context)
        tree = TreeViewModel(context, hasSearch: false, isWhole: context.parameters.query.isEmpty)
        action = SearchPage().address
        query = context.parameters.query
        hiddenFields = context.links.hiddenFields(of: SearchPage(), besides: .q)
        let hits = context.content.search.hits(
            for: SearchText.words(of: query), reader: context.locales.site, keys: context.textKeys())
        groups = SearchResultGroup.all(
            of: hits, docs: context.content.docs, for: context.locales.site, links: context.links)
        hasResults = !groups.isEmpty
        message = Self.message(hasResults: hasResults, context)
        script = context.isExported ? SearchScriptTexts() : nil
    }

    static func stub() -> Self { Self(.stub(SearchPage()) { $0.query = "tasks" }) }

    private static func message(hasResults: Bool, _ context: PageContext) -> LocalizableString? {
        let isSearched = !context.parameters.query.isEmpty
        if isSearched, context.problems.found?.isComplete == false {
            return .localized(for: Self.self, propertyName: "incomplete")
        }
        if hasResults { return nil }
        return .localized(for: Self.self, propertyName: isSearched ? "nothingFound" : "hint")
    }
}

/// The texts of a search by a script.
struct SearchScriptTexts: Codable, Sendable {
    /// Says that the search needs the script.
    var note = LocalizableString.localized(for: SearchPageViewModel.self, propertyName: "needsScript")
    var nothingFound = LocalizableString.localized(for: SearchPageViewModel.self, propertyName: "nothingFound")
    var previewsTitle = SearchResultGroup.previewsTitle
    var docsTitle = SearchResultGroup.docsTitle
}

/// The results of one kind, under a title.
struct SearchResultGroup: Codable, Sendable {
    static let previewsTitle = LocalizableString.localized(for: SearchPageViewModel.self, propertyName: "previewsTitle")
    static let docsTitle = LocalizableString.localized(for: SearchPageViewModel.self, propertyName: "docsTitle")

    let title: LocalizableString
    let results: [SearchResult]

    /// Returns the views and previews, then the pages of the docs. A group without results is left out.
    static func all(
        of hits: [SearchIndex.Hit], docs: Docs, for reader: LocaleIdentifier, links: PageLinks
    ) -> [SearchResultGroup] {
        let isDocs = { (hit: SearchIndex.Hit) in hit.entry.kind == .docs }
        return [(previewsTitle, hits.filter { !isDocs($0) }), (docsTitle, hits.filter(isDocs))]
            .filter { !$1.isEmpty }
            .map {
                SearchResultGroup(
                    title: $0, results: $1.map { SearchResult($0, docs: docs, for: reader, links: links) })
            }
    }
}

/// A view, a preview or a page of the docs that matches a search.
struct SearchResult: Codable, Sendable {
    /// A small picture of a preview.
    struct Picture: Codable, Sendable {
        let documentAddress: String
        let frameTitle: String
    }

    let kind: SearchEntry.Kind
    /// The name of the view. Nil for a page of the docs.
    let viewName: String?
    let label: [MarkedText]
    /// What it belongs to: a ViewModel, a view, or the heading above the text of a page of the docs.
    let owner: [MarkedText]
    let icon: String
    let address: String
    /// Nil for a page of the docs.
    let picture: Picture?
    /// The text that matches, of a preview or a page of the docs. Empty if a name does.
    let text: [MarkedText]
    let hasText: Bool
    let language: String?
    let direction: String?

    fileprivate init(_ hit: SearchIndex.Hit, docs: Docs, for reader: LocaleIdentifier, links: PageLinks) {
        let entry = hit.entry
        let words = hit.words.flatMap(\.all)
        let passage = hit.rank > SearchNames.worstRankOfNames ? entry.passages?.best(for: words) : nil
        kind = entry.kind
        viewName = entry.viewName
        label = MarkedText.parts(of: entry.label, words: words)
        let owner = entry.passages == nil ? entry.owner : passage.flatMap { entry.heading(above: $0) } ?? ""
        self.owner = MarkedText.parts(of: owner, words: words)
        icon = entry.icon
        let change = { (parameters: inout PageParameters) in
            parameters.locale = hit.text?.locale ?? parameters.locale
        }
        switch entry.target {
        case .view(let entry):
            address = links.address(ViewPage(viewModel: entry.viewModelName))
        case .preview(let preview):
            address = links.address(WorkbenchPage(preview), changing: change)
        case .docs(let page):
            // Readers of its language see it at the address of the page.
            let isForReader = docs.library.version(of: page, for: reader).file == page.file
            let target = isForReader ? DocumentationPage(path: page.path) : DocumentationPage(page)
            let anchor = passage?.anchor.map { "#" + PercentEncoding.encode($0) }
            address = links.address(target) + (anchor ?? "")
        }
        picture = entry.picture.map { preview in
            Picture(
                documentAddress: links.address(BareDocument(preview), changing: change),
                frameTitle: "\(preview.name) · \(preview.viewName)")
        }
        text = (hit.text?.text ?? passage?.text).map { MarkedText.excerpt(of: $0, words: words) } ?? []
        hasText = !text.isEmpty
        let locale = hit.text?.locale ?? entry.docsLocale
        language = locale?.tag
        direction = locale?.direction
    }
}
