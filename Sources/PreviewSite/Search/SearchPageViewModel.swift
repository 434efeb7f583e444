import FOSMVVM

/// What a search finds, `/search`.
struct SearchPage: FixedEndpoint {
    static let pattern = PathPattern("search")
    static let parameters = PageParameter.ofPreviews.union([.q])
    static let showsPreviewFaults = true

    func answer(in context: PageContext) -> Answer { .page(Page(SearchPageViewModel(context))) }
}

/// The previews and pages of the docs that match a search, the best match first. Without a search, its tree has the views
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
    let results: [SearchResult]
    let hasResults: Bool
    /// Says how to search, or that nothing was found.
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
        results = context.content.search
            .hits(for: query, reader: context.locale, keys: context.textKeys())
            .map { SearchResult($0, context: context) }
        hasResults = !results.isEmpty
        let key = query.isEmpty ? "hint" : "nothingFound"
        message = hasResults ? nil : .localized(for: Self.self, propertyName: key)
        script = context.isExported ? SearchScriptTexts() : nil
    }

    static func stub() -> Self { Self(.stub(SearchPage()) { $0.query = "tasks" }) }
}

/// The texts of a search by a script.
struct SearchScriptTexts: Codable, Sendable {
    /// Says that the search needs the script.
    var note = LocalizableString.localized(for: SearchPageViewModel.self, propertyName: "needsScript")
    var nothingFound = LocalizableString.localized(for: SearchPageViewModel.self, propertyName: "nothingFound")
}

/// A preview or a page of the docs that matches a search.
struct SearchResult: Codable, Sendable {
    let label: String
    /// What it belongs to: a view, or the docs.
    let owner: String
    let icon: String
    let address: String
    /// The text that matches, if no name does.
    let text: String?
    let language: String?
    let direction: String?

    fileprivate init(_ hit: SearchIndex.Hit, context: PageContext) {
        let links = context.links
        label = hit.entry.label
        owner = hit.entry.owner
        icon = hit.entry.icon
        switch hit.entry.target {
        case .preview(let preview):
            address = links.address(WorkbenchPage(preview)) { $0.locale = hit.text?.locale ?? $0.locale }
        case .docs(let page):
            // Readers of its language see it at the address of the page.
            let isForReader = context.content.docs.version(of: page, for: context.locale).file == page.file
            address = links.address(isForReader ? DocumentationPage(path: page.path) : DocumentationPage(page))
        }
        text = hit.text?.text
        language = hit.text?.locale.tag
        direction = hit.text?.locale.direction
    }
}
