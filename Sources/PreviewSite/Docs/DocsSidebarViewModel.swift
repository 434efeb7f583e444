import FOSMVVM
import MarkdownDocs

/// The navigation of the docs, beside a page.
@ViewModel
struct DocsSidebarViewModel {
    @LocalizedString var label
    @LocalizedString var close
    /// The main language of the docs, which is the default locale of the package.
    let language: String
    let direction: String
    let sections: [DocsNavigation]
    var vmId = ViewModelId(type: Self.self)
}

extension DocsSidebarViewModel {
    /// - Parameter current: The page beside which it is. Nil if it cannot be shown.
    init(_ context: PageContext, current: DocsPage? = nil) {
        let locale = NamedLocale(context.content.localizations.defaultLocale)
        language = locale.identifier.tag
        direction = locale.direction
        sections = DocsNavigation.sections(context.content.docs.library) { page in
            DocsNavigation.Item(page, current: current, context: context)
        }
    }

    static func stub() -> Self {
        let start = DocsNavigation.Item(
            label: "Getting started", language: "en", direction: "ltr", address: "/docs", isCurrent: true)
        let templates = DocsNavigation.Item(
            label: "Vorlagen", language: "de", direction: "ltr", address: "/docs/Templates", isCurrent: false)
        return Self(
            language: "en", direction: "ltr",
            sections: [
                DocsNavigation(title: nil, pages: [start]), DocsNavigation(title: "Guides", pages: [templates]),
            ])
    }
}

/// A folder of the docs in the navigation.
struct DocsNavigation: Codable, Sendable {
    /// A page with its title.
    struct Item: Codable, Sendable {
        let label: String
        let language: String
        let direction: String
        let address: String
        let isCurrent: Bool
        /// The number of problems of the page. Nil without problems.
        var faults: LocalizableInt?
    }

    /// The title. Nil at the top.
    let title: String?
    let pages: [Item]

    /// Returns the folders in reading order as a flat list.
    static func sections(_ library: DocsLibrary, item: (DocsPage) -> Item) -> [DocsNavigation] {
        sections(library.navigation, isTop: true, item: item)
    }

    private static func sections(_ section: DocsSection, isTop: Bool, item: (DocsPage) -> Item) -> [DocsNavigation] {
        let pages = [section.index].compactMap { $0 } + section.pages
        let own = DocsNavigation(title: isTop ? nil : section.title, pages: pages.map(item))
        return [own] + section.sections.flatMap { sections($0, isTop: false, item: item) }
    }
}

extension DocsNavigation.Item {
    /// Creates the item of a page with the title for the reader.
    init(_ page: DocsPage, current: DocsPage?, context: PageContext) {
        let content = context.content
        let version = content.docs.library.version(of: page, for: context.locale)
        let faults = content.docs.library.versions(of: page).map { content.docs.faults.faults(of: $0).count }.reduce(
            0, +)
        self.init(
            label: version.title, language: version.locale.tag, direction: version.locale.direction,
            address: context.links.address(DocumentationPage(path: page.path)), isCurrent: page.path == current?.path,
            faults: faults > 0 ? LocalizableInt(value: faults) : nil)
    }
}
