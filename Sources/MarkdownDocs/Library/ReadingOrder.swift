import Foundation

/// Sorts pages and folders in reading order.
///
/// Pages with a position in their front matter come first. The links of a folder's index page determine the order of the
/// others: pages that it links to come first, in the order of the links, then the others by title. A folder without an index page uses the links of its parent folder.
struct ReadingOrder {
    private let pages: [String: [DocsPage]]
    private let folders: [String: Set<String>]

    init(_ pages: [DocsPage]) {
        self.pages = Dictionary(grouping: pages, by: \.folder)
        var folders: [String: Set<String>] = [:]
        for folder in self.pages.keys {
            var path = folder
            while !path.isEmpty {
                let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
                folders[parent, default: []].insert(path)
                path = parent
            }
        }
        self.folders = folders
    }

    /// Returns the navigation of a folder.
    ///
    /// - Parameter inherited: The positions of pages in the parent folder's index page, by path.
    func section(_ path: String = "", inherited: [String: Int] = [:]) -> DocsSection {
        let all = (pages[path] ?? []).sorted { ($0.indexRank ?? .max, $0.path) < ($1.indexRank ?? .max, $1.path) }
        let index = all.first { $0.indexRank != nil }
        let positions = index.map(Self.positions) ?? inherited
        let rest = all.filter { $0.path != index?.path }
        let sections = (folders[path] ?? []).map { section($0, inherited: positions) }
        return DocsSection(
            path: path,
            title: index?.title ?? path.split(separator: "/").last.map(String.init) ?? "",
            index: index,
            pages: Self.sorted(rest, title: \.title, path: \.path) { page in
                page.document?.order ?? positions[page.path].map { $0 + Self.firstLinked }
            },
            sections: Self.sorted(sections, title: \.title, path: \.path) { section in
                section.index?.document?.order
                    ?? ([section.path] + section.allPages.map(\.path)).compactMap { positions[$0] }.min()
                    .map { $0 + Self.firstLinked }
            }
        )
    }

    /// The position of the first page that has none in its front matter.
    private static let firstLinked = FrontMatter.orders.upperBound + 1

    /// Returns the position of each page's first link in an index page.
    private static func positions(in index: DocsPage) -> [String: Int] {
        let targets = index.document?.links.compactMap { index.target(of: $0.destination)?.path } ?? []
        return Dictionary(zip(targets, targets.indices), uniquingKeysWith: min)
    }

    private static func sorted<Item>(
        _ items: [Item], title: (Item) -> String, path: (Item) -> String, position: (Item) -> Int?
    ) -> [Item] {
        items.map { (position: position($0) ?? .max, title: title($0), item: $0) }
            .sorted { first, second in
                guard first.position == second.position else { return first.position < second.position }
                return switch first.title.compare(second.title, options: [.caseInsensitive, .numeric]) {
                case .orderedAscending: true
                case .orderedDescending: false
                case .orderedSame: path(first.item) < path(second.item)
                }
            }
            .map(\.item)
    }
}
