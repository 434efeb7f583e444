import MarkdownDocs

/// A folder of the docs in the navigation.
struct DocsNavigation: Codable, Sendable {
    /// A page by its title.
    struct Item: Codable, Sendable {
        let label: String
        let address: String
        let isCurrent: Bool

        init(_ page: DocsPage, current: DocsPage?, links: SiteLinks) {
            label = page.title
            address = links.address(.docs(page.path))
            isCurrent = page.path == current?.path
        }
    }

    /// Nil at the top.
    let title: String?
    let pages: [Item]

    /// The folders in reading order, flat.
    static func sections(_ library: DocsLibrary, current: DocsPage?, links: SiteLinks) -> [DocsNavigation] {
        sections(library.navigation, isTop: true) { Item($0, current: current, links: links) }
    }

    private static func sections(_ section: DocsSection, isTop: Bool, item: (DocsPage) -> Item) -> [DocsNavigation] {
        let pages = [section.index].compactMap { $0 } + section.pages
        let own = DocsNavigation(title: isTop ? nil : section.title, pages: pages.map(item))
        return [own] + section.sections.flatMap { sections($0, isTop: false, item: item) }
    }
}
