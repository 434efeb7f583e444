import FOSMVVM
import MarkdownDocs

/// A page of the docs with navigation and table of contents.
@ViewModel
struct DocsPageViewModel {
    @LocalizedString var navigationLabel
    @LocalizedString var close
    @LocalizedString var contentsLabel
    @LocalizedString var pagerLabel
    @LocalizedString var previousLabel
    @LocalizedString var nextLabel
    @LocalizedString var codeLabel
    @LocalizedString var copyCode
    let title: String
    let chrome: SiteChromeViewModel
    /// The docs are written in the language that the package's texts are written in first.
    let docsLanguage: String
    let docsDirection: String
    let sections: [DocsNavigation]
    /// HTML that is put in as it is.
    let article: String
    let hasContents: Bool
    let contents: [DocsHeading]
    let previous: DocsNavigation.Item?
    let next: DocsNavigation.Item?
    var vmId = ViewModelId(type: Self.self)
}

extension DocsPageViewModel {
    init(_ page: DocsPage, document: MarkdownDocument, article: String, context: PageContext) {
        let library = context.content.docs
        let item = { (other: DocsPage) in DocsNavigation.Item(other, current: page, links: context.links) }
        title = page.title
        chrome = SiteChromeViewModel(context, current: .docs)
        let locale = SiteLocale(context.content.localizations.defaultLocale)
        docsLanguage = locale.identifier.tag
        docsDirection = locale.direction
        sections = DocsNavigation.sections(library, current: page, links: context.links)
        self.article = article
        contents = document.headings.filter { (2...3).contains($0.level) }
            .map { DocsHeading(level: $0.level, anchor: $0.anchor, text: $0.text) }
        hasContents = contents.count > 1
        previous = library.page(before: page).map(item)
        next = library.page(after: page).map(item)
    }
    /// A page without text.
    static func stub() -> Self {
        Self(
            title: "Docs", chrome: SiteChromeViewModel(.stub(), current: .docs), docsLanguage: "en",
            docsDirection: "ltr", sections: [], article: "", hasContents: false, contents: [], previous: nil, next: nil)
    }
}
