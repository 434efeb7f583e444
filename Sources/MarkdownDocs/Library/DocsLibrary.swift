package import Foundation

/// The docs of a project: an immutable snapshot of the Markdown pages and other files in its docs folders.
///
/// Everything is looked up among what was found when it was made, so no path that a request names reaches the file
/// system. To see changed files make a new library.
package struct DocsLibrary: Sendable {
    /// What cannot be read or is too large: folders first, then pages in reading order, then other files. Everything else
    /// is there all the same.
    package let errors: [DocsError]
    /// All pages in reading order.
    package let pages: [DocsPage]
    /// The docs folder with the folders in it.
    package let navigation: DocsSection

    /// The files beside the pages, by their path such as `images/tree.png`. No page is one.
    package let files: [String: URL]
    private let positions: [String: Int]
    private let indexPages: [String: DocsPage]

    /// Loads every `.md` file below the folders and notes every other file.
    ///
    /// Pages come in this order: in each folder its `README.md`, else `index.md`; then the pages that it links to in
    /// the order of these links, where a folder without one follows that of the folder above; then the others by
    /// title; then folders likewise.
    ///
    /// - Parameter folders: of files with the same relative path, that in the later folder is used.
    package init(folders: [URL]) {
        let folders = folders.map(DocsFolder.init)
        let all = folders.reduce(into: [:]) { $0.merge($1.files) { _, later in later } }
        let pages = all.compactMap { path, file in
            path.lowercased().hasSuffix(".md") ? DocsPage(path: String(path.dropLast(3)), file: file) : nil
        }
        navigation = ReadingOrder(pages).section()
        self.pages = navigation.allPages
        files = all.filter { !$0.key.lowercased().hasSuffix(".md") }
        positions = Dictionary(zip(self.pages.map(\.path), self.pages.indices), uniquingKeysWith: min)
        indexPages = navigation.indexPages
        errors =
            folders.flatMap(\.errors) + self.pages.compactMap(\.error)
            + files.sorted { $0.key < $1.key }.compactMap { DocsFile.sizeError(of: $0.value) }
    }

    /// The page to begin with: the top folder's index page, else the first page.
    package var home: DocsPage? {
        navigation.index ?? pages.first
    }

    /// The page of a path such as `Guides/Templates`; for a folder's path its index page, and for an empty one `home`.
    package func page(at path: String) -> DocsPage? {
        page(withPath: path) ?? (path.isEmpty ? home : indexPages[path])
    }

    /// The page before another in reading order.
    package func page(before page: DocsPage) -> DocsPage? {
        positions[page.path].flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    /// The page after another in reading order.
    package func page(after page: DocsPage) -> DocsPage? {
        positions[page.path].flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    }

    /// The HTML fragment of a page, with its relative links and images led to the addresses of the caller.
    ///
    /// - Parameter address: gives the address of a page or file. It is called for each relative destination within the
    ///   docs folder, even when nothing is there; others stay as they are.
    /// - Throws: the page's own error when it cannot be shown.
    package func html(of page: DocsPage, address: (DocsTarget) -> String) throws(DocsError) -> String {
        try page.content.get().html { destination in
            target(of: destination, on: page).map(address) ?? destination
        }
    }

    /// The page of exactly this path.
    func page(withPath path: String) -> DocsPage? {
        positions[path].map { pages[$0] }
    }

    /// Where a relative destination leads; a link to a folder leads to the folder's index page, as on code hosts.
    func target(of destination: String, on page: DocsPage) -> DocsTarget? {
        guard let target = page.target(of: destination) else { return nil }
        guard target.kind == .file, let index = indexPages[target.path] else { return target }
        return DocsTarget(kind: .page, path: index.path, anchor: target.anchor)
    }
}
