package import Diagnostics
package import Foundation

/// The docs of a project: an immutable snapshot of the Markdown pages and other files in its docs folders.
///
/// Paths are looked up among the files that were found when it was created, so no path of a request reaches the file
/// system. To show changed files, create a new library.
package struct DocsLibrary: Sendable {
    /// The errors of files that cannot be read or are too large: folders first, then pages in reading order, then other
    /// files. Everything else still works.
    package let errors: [Diagnostic]
    /// All pages in reading order.
    package let pages: [DocsPage]
    /// The docs folder with the folders in it.
    package let navigation: DocsSection

    /// The other files by their path, such as `images/tree.png`.
    package let files: [String: URL]
    private let positions: [String: Int]
    private let indexPages: [String: DocsPage]

    /// Loads every `.md` file in the folders, and records the other files.
    ///
    /// The pages are in this order: in each folder, the `README.md` or else `index.md`; then the pages that it links
    /// to, in the order of its links (a folder without an index page uses the links of its parent folder); then the
    /// others by title. Subfolders are ordered in the same way.
    ///
    /// - Parameter folders: The folders. If several contain a file with the same relative path, the last one applies.
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

    /// The first page: the index page of the top folder, or else the first page in reading order.
    package var home: DocsPage? {
        navigation.index ?? pages.first
    }

    /// Returns the page with a path such as `Guides/Templates`, the index page of a folder, or `home` for an empty
    /// path.
    package func page(at path: String) -> DocsPage? {
        page(withPath: path) ?? (path.isEmpty ? home : indexPages[path])
    }

    /// Returns the previous page in reading order.
    package func page(before page: DocsPage) -> DocsPage? {
        positions[page.path].flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    /// Returns the next page in reading order.
    package func page(after page: DocsPage) -> DocsPage? {
        positions[page.path].flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    }

    /// Returns a page as an HTML fragment, with the caller's addresses for relative links and images.
    ///
    /// - Parameters:
    ///   - address: Returns the address of a page or file. It is called for each relative destination in the docs
    ///     folder, even if nothing exists there. Other destinations do not change.
    ///   - replacement: Returns the HTML to render instead of a code block, which is not escaped, or nil.
    /// - Throws: The page's own error if it cannot be shown.
    package func html(
        of page: DocsPage, address: (DocsTarget) -> String,
        replacing replacement: (MarkdownCodeBlock) -> String? = { _ in nil }
    ) throws(Diagnostic) -> String {
        try page.content.get().html { destination in
            target(of: destination, on: page).map(address) ?? destination
        } replacing: { block in
            replacement(block)
        }
    }

    /// Returns the page with exactly this path.
    func page(withPath path: String) -> DocsPage? {
        positions[path].map { pages[$0] }
    }

    /// Resolves a relative destination. A link to a folder leads to the folder's index page, as on code hosts.
    func target(of destination: String, on page: DocsPage) -> DocsTarget? {
        guard let target = page.target(of: destination) else { return nil }
        guard target.kind == .file, let index = indexPages[target.path] else { return target }
        return DocsTarget(kind: .page, path: index.path, anchor: target.anchor)
    }
}
