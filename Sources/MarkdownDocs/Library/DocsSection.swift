/// A folder of the docs in the navigation, with its pages in reading order.
package struct DocsSection: Sendable {
    /// Path below the docs folder; empty for the docs folder itself.
    package let path: String
    /// Title of the index page, else the folder's name.
    package let title: String
    /// `README.md`, else `index.md`: what a link on the section's title opens.
    package let index: DocsPage?
    /// The pages of the folder other than `index`.
    package let pages: [DocsPage]
    /// The folders in the folder that have pages.
    package let sections: [DocsSection]

    /// Every page of the section in reading order, those of folders in it last.
    package var allPages: [DocsPage] {
        (index.map { [$0] } ?? []) + pages + sections.flatMap(\.allPages)
    }
}

extension DocsSection {
    /// The index pages of this section and those in it, by the folder's path.
    var indexPages: [String: DocsPage] {
        sections.reduce(into: index.map { [path: $0] } ?? [:]) { $0.merge($1.indexPages) { first, _ in first } }
    }
}
