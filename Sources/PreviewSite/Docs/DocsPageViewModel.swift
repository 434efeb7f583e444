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
    let chrome: ChromeViewModel
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
        chrome = ChromeViewModel(context, current: .docs)
        let locale = NamedLocale(context.content.localizations.defaultLocale)
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
            title: "Docs", chrome: ChromeViewModel(.stub(), current: .docs), docsLanguage: "en",
            docsDirection: "ltr", sections: [], article: "", hasContents: false, contents: [], previous: nil, next: nil)
    }
}

/// A heading in the table of contents.
struct DocsHeading: Codable, Sendable {
    let level: Int
    let anchor: String
    let text: String
}

/// A folder of the docs in the navigation.
struct DocsNavigation: Codable, Sendable {
    /// A page by its title.
    struct Item: Codable, Sendable {
        let label: String
        let address: String
        let isCurrent: Bool

        init(_ page: DocsPage, current: DocsPage?, links: PageLinks) {
            label = page.title
            address = links.address(.docs(page.path))
            isCurrent = page.path == current?.path
        }
    }

    /// Nil at the top.
    let title: String?
    let pages: [Item]

    /// The folders in reading order, flat.
    static func sections(_ library: DocsLibrary, current: DocsPage?, links: PageLinks) -> [DocsNavigation] {
        sections(library.navigation, isTop: true) { Item($0, current: current, links: links) }
    }

    private static func sections(_ section: DocsSection, isTop: Bool, item: (DocsPage) -> Item) -> [DocsNavigation] {
        let pages = [section.index].compactMap { $0 } + section.pages
        let own = DocsNavigation(title: isTop ? nil : section.title, pages: pages.map(item))
        return [own] + section.sections.flatMap { sections($0, isTop: false, item: item) }
    }
}
