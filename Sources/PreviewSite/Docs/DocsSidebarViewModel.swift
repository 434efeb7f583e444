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
            DocsNavigation.Item(
                page, current: current, in: context.content.docs, for: context.locales.site, links: context.links)
        }
    }

    /// The title of the section with the current page. Nil for a page that is in none.
    var currentTitle: LocalizableString? { sections.first(where: \.isOpen)?.title }

    static func stub() -> Self {
        let start = DocsNavigation.Item(
            label: "Getting started", language: "en", direction: "ltr", address: "/docs", isCurrent: true)
        let templates = DocsNavigation.Item(
            label: "Vorlagen", language: "de", direction: "ltr", address: "/docs/Templates", isCurrent: false)
        return Self(
            language: "en", direction: "ltr",
            sections: [
                DocsNavigation(title: nil, pages: [start]),
                DocsNavigation(title: .constant("Guides"), pages: [templates]),
            ])
    }
}

/// A section of the docs in the navigation: a folder, or a heading of the first page with the pages below it.
struct DocsNavigation: Codable, Sendable {
    /// A page with its title.
    struct Item: Codable, Sendable {
        let label: String
        let language: String
        let direction: String
        let address: String
        let isCurrent: Bool
        /// The number of problems of the page. Nil without problems.
        var diagnostics: LocalizableInt?
        /// The other pages of the folder of which it is the index page.
        var children: [Item] = []
        var hasChildren = false

        /// The page and its children.
        fileprivate var all: [Item] { [self] + children }
    }

    /// The title. Nil at the top.
    let title: LocalizableString?
    /// Whether the reader is there, so that it is open at first.
    let isOpen: Bool
    /// The number of problems of all its pages. Nil without problems.
    let diagnostics: LocalizableInt?
    let pages: [Item]

    init(title: LocalizableString?, pages: [Item]) {
        self.title = title
        self.pages = pages
        let all = pages.flatMap(\.all)
        isOpen = all.contains(where: \.isCurrent)
        let count = all.compactMap(\.diagnostics?.value).reduce(0, +)
        diagnostics = count > 0 ? LocalizableInt(value: count) : nil
    }
}

extension DocsNavigation {
    /// Returns the sections in reading order.
    static func sections(_ library: DocsLibrary, item: (DocsPage) -> Item) -> [DocsNavigation] {
        let folder = library.navigation
        let top = folder.parts.filter { $0.place == .top }.flatMap(\.items)
        let first = [folder.index].compactMap { $0 } + top.compactMap(\.page)
        return [DocsNavigation(title: nil, pages: first.map(item))]
            + top.compactMap(\.section).flatMap { sections($0, item: item) }
            + folder.parts.filter { $0.place != .top }.flatMap { sections($0, item: item) }
    }

    private static func sections(_ part: DocsPart, item: (DocsPage) -> Item) -> [DocsNavigation] {
        if case .heading(let title) = part.place {
            return [DocsNavigation(title: .constant(title), pages: part.items.flatMap { items($0, item: item) })]
        }
        let pages = part.items.compactMap(\.page)
        let more = LocalizableString.localized(for: DocsSidebarViewModel.self, propertyName: "more")
        return (pages.isEmpty ? [] : [DocsNavigation(title: more, pages: pages.map(item))])
            + part.items.compactMap(\.section).flatMap { sections($0, item: item) }
    }

    /// Returns a folder and the folders in it as a flat list.
    private static func sections(_ section: DocsSection, item: (DocsPage) -> Item) -> [DocsNavigation] {
        let pages = [section.index].compactMap { $0 } + section.pages
        return [DocsNavigation(title: .constant(section.title), pages: pages.map(item))]
            + section.sections.flatMap { sections($0, item: item) }
    }

    /// Returns a page, or a folder's index page with the others below it.
    private static func items(_ listed: DocsPart.Item, item: (DocsPage) -> Item) -> [Item] {
        var pages = listed.allPages.map(item)
        guard listed.section?.index != nil, pages.count > 1 else { return pages }
        var first = pages.removeFirst()
        (first.children, first.hasChildren) = (pages, true)
        return [first]
    }
}

extension DocsPart.Item {
    fileprivate var page: DocsPage? { if case .page(let page) = self { page } else { nil } }
    fileprivate var section: DocsSection? { if case .section(let section) = self { section } else { nil } }
}

extension DocsNavigation.Item {
    /// Creates the item of a page with the title for the reader.
    init(_ page: DocsPage, current: DocsPage?, in docs: Docs, for reader: LocaleIdentifier, links: PageLinks) {
        let version = docs.library.version(of: page, for: reader)
        let diagnostics = docs.library.versions(of: page).map { docs.diagnostics.diagnostics(of: $0).count }.reduce(
            0, +)
        self.init(
            label: version.title, language: version.locale.tag, direction: version.locale.direction,
            address: links.address(DocumentationPage(path: page.path)), isCurrent: page.path == current?.path,
            diagnostics: diagnostics > 0 ? LocalizableInt(value: diagnostics) : nil)
    }
}
