/// A folder of the docs in the navigation, with its pages in reading order.
package struct DocsSection: Sendable {
    /// The path in the docs folder. Empty for the docs folder itself.
    package let path: String
    /// The title of the index page, or else the folder's name.
    package let title: String
    /// The page that a link to the section opens: `README.md`, or else `index.md`.
    package let index: DocsPage?
    /// Everything in the folder except `index`, by the headings of `index` whose lists link to it.
    package let parts: [DocsPart]

    /// The pages of the folder except `index`.
    package var pages: [DocsPage] { parts.flatMap(\.pages) }
    /// The subfolders that contain pages.
    package var sections: [DocsSection] { parts.flatMap(\.sections) }

    /// Every page of the section in reading order, with those of its subfolders.
    package var allPages: [DocsPage] { (index.map { [$0] } ?? []) + parts.flatMap(\.allPages) }
}

extension DocsSection {
    /// The index pages of this section and its subsections, by the folder's path.
    var indexPages: [String: DocsPage] {
        sections.reduce(into: index.map { [path: $0] } ?? [:]) { $0.merge($1.indexPages) { first, _ in first } }
    }
}

/// The pages and folders that the index page of a folder lists below one heading.
package struct DocsPart: Sendable {
    /// What a part contains.
    package enum Item: Sendable {
        case page(DocsPage)
        case section(DocsSection)

        /// The page, or every page of the section, in reading order.
        package var allPages: [DocsPage] {
            switch self {
            case .page(let page): [page]
            case .section(let section): section.allPages
            }
        }
    }

    /// Where the index page lists what the part contains.
    package enum Place: Hashable, Sendable {
        /// Above the first heading, or anywhere if no list with pages has a heading.
        case top
        /// Below a heading with this text.
        case heading(String)
        /// Nowhere, although other pages have headings.
        case nowhere
    }

    package let place: Place
    /// The pages and folders in reading order.
    package let items: [Item]

    /// Every page in reading order.
    package var allPages: [DocsPage] { items.flatMap(\.allPages) }

    fileprivate var pages: [DocsPage] { items.compactMap { if case .page(let page) = $0 { page } else { nil } } }
    fileprivate var sections: [DocsSection] {
        items.compactMap { if case .section(let section) = $0 { section } else { nil } }
    }
}
