import Foundation

/// Sorts pages and folders in reading order.
///
/// Pages with a position in their front matter come first. The links of a folder's index page determine the order of the
/// others: pages that it links to come first, in the order of the links, then the others by title. A folder without an
/// index page uses the links of its parent folder. If lists of the index page are below headings, each heading is a part.
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
            parts: Self.parts(
                rest.map { Entry(page: $0, positions: positions) }
                    + sections.map { Entry(section: $0, positions: positions) },
                contents: index.map(Contents.init(of:)))
        )
    }

    /// The position of the first page that has none in its front matter.
    private static let firstLinked = FrontMatter.orders.upperBound + 1

    /// Returns the position of each page's first link in an index page.
    private static func positions(in index: DocsPage) -> [String: Int] {
        let targets = index.document?.links.compactMap { index.target(of: $0.destination)?.path } ?? []
        return Dictionary(zip(targets, targets.indices), uniquingKeysWith: min)
    }
}

/// The lists of an index page.
private struct Contents {
    /// The headings above the lists, in document order.
    let headings: [DocsPart.Place]
    /// The place of each page, by its path.
    let places: [String: DocsPart.Place]

    init(of index: DocsPage) {
        let listed = (index.document?.listedLinks() ?? []).compactMap { link in
            index.target(of: link.destination).map { ($0.path, link.heading.map(DocsPart.Place.heading) ?? .top) }
        }
        places = Dictionary(listed) { first, _ in first }
        headings = listed.reduce(into: []) { headings, link in
            if link.1 != .top, !headings.contains(link.1) { headings.append(link.1) }
        }
    }
}

extension ReadingOrder {
    /// A page or a folder with its position.
    private struct Entry {
        let item: DocsPart.Item
        let title: String
        /// The paths by which an index page can list it.
        let paths: [String]
        let position: Int
        /// Whether it is a folder, which comes after the pages of a part without a heading.
        let isFolder: Bool

        init(page: DocsPage, positions: [String: Int]) {
            item = .page(page)
            title = page.title
            paths = [page.path]
            position = page.document?.order ?? positions[page.path].map { $0 + firstLinked } ?? .max
            isFolder = false
        }

        init(section: DocsSection, positions: [String: Int]) {
            item = .section(section)
            title = section.title
            paths = [section.path] + section.allPages.map(\.path)
            let linked = paths.compactMap { positions[$0] }.min().map { $0 + firstLinked }
            position = section.index?.document?.order ?? linked ?? .max
            isFolder = true
        }

        func place(in contents: Contents?) -> DocsPart.Place {
            paths.lazy.compactMap { contents?.places[$0] }.first ?? (position < firstLinked ? .top : .nowhere)
        }
    }

    private static func parts(_ entries: [Entry], contents: Contents?) -> [DocsPart] {
        let sorted = sorted(entries)
        let places = sorted.map { $0.place(in: contents) }
        let headings = (contents?.headings ?? []).filter(places.contains)
        guard !headings.isEmpty else {
            let items = [false, true].flatMap { isFolder in sorted.filter { $0.isFolder == isFolder } }.map(\.item)
            return items.isEmpty ? [] : [DocsPart(place: .top, items: items)]
        }
        return ([.top] + headings + [.nowhere]).compactMap { place in
            let items = zip(sorted, places).filter { $1 == place }.map(\.0.item)
            return items.isEmpty ? nil : DocsPart(place: place, items: items)
        }
    }

    private static func sorted(_ entries: [Entry]) -> [Entry] {
        entries.sorted { first, second in
            guard first.position == second.position else { return first.position < second.position }
            return switch first.title.compare(second.title, options: [.caseInsensitive, .numeric]) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: first.paths[0] < second.paths[0]
            }
        }
    }
}
