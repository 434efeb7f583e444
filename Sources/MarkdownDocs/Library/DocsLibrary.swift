package import Diagnostics
package import Foundation

/// The docs of a project: an immutable snapshot of the Markdown pages and other files in its docs folders.
///
/// Paths are looked up among the files that were found when it was created, so no path of a request reaches the file
/// system. To show changed files, create a new library.
package struct DocsLibrary: Sendable {
    /// The errors of files that cannot be read or are too large: those of ``DocsFiles``, then pages in reading order.
    /// Everything else still works.
    package let errors: [Diagnostic]
    /// All pages in reading order, each once, in the main language if they have it.
    package let pages: [DocsPage]
    /// The docs folder with the folders in it.
    package let navigation: DocsSection

    /// The other files by their paths, such as `images/tree.png`.
    package let files: [String: DocsFile]
    private let positions: [String: Int]
    private let indexPages: [String: DocsPage]
    private let versions: [String: DocsVersions]
    /// The versions that have paths of their own, by these.
    private let translations: [String: DocsPage]

    /// Reads the pages in the folders, and records the other files; see ``init(_:languages:earlier:)``.
    package init(folders: [URL], languages: DocsLanguages = DocsLanguages()) {
        self.init(DocsFiles(folders: folders), languages: languages)
    }

    /// Reads the pages.
    ///
    /// The pages are in this order: in each folder, the `README.md` or else `index.md`; then the pages that it links
    /// to, in the order of its links (a folder without an index page uses the links of its parent folder); then the
    /// others by title. Subfolders are ordered in the same way.
    ///
    /// - Parameters:
    ///   - languages: The languages of translations.
    ///   - earlier: What was read before. Files that have not changed since then are not read again.
    package init(_ files: DocsFiles, languages: DocsLanguages, earlier: DocsLibrary? = nil) {
        let known = Dictionary((earlier?.allVersions ?? []).map { ($0.source, $0.content) }) { first, _ in first }
        let all = files.pages.map { path, file in
            DocsPage(path: path, source: file, content: known[file] ?? DocsPage.content(of: file))
        }
        let versions = DocsVersions.grouping(all, languages: languages)
        let navigation = ReadingOrder(versions.values.map(\.main)).section()
        let pages = navigation.allPages
        self.navigation = navigation
        self.pages = pages
        self.files = files.others
        self.versions = versions
        translations = Dictionary(
            versions.values.filter(\.areAddressed).flatMap(\.all).map { ($0.versionPath, $0) }, uniquingKeysWith: { $1 }
        )
        positions = Dictionary(zip(pages.map(\.path), pages.indices), uniquingKeysWith: min)
        indexPages = navigation.indexPages
        errors = files.errors + pages.flatMap { versions[$0.path]?.all ?? [] }.compactMap(\.error)
    }

    /// All pages in all their languages, in reading order.
    package var allVersions: [DocsPage] { pages.flatMap(versions(of:)) }

    /// Returns the first page whose file has a name.
    package func page(named name: String) -> DocsPage? {
        pages.first { $0.path == name || $0.path.hasSuffix("/" + name) }
    }

    /// Returns a page in all its languages. The first version is the one for readers of other languages.
    package func versions(of page: DocsPage) -> [DocsPage] { versions[page.path]?.all ?? [page] }

    /// The first page: the index page of the top folder, or else the first page in reading order.
    package var home: DocsPage? {
        navigation.index ?? pages.first
    }

    /// Returns the page with a path such as `Guides/Templates`, a version such as `Guides/Templates.de`, the index page
    /// of a folder, or `home` for an empty path.
    package func page(at path: String) -> DocsPage? {
        page(withPath: path) ?? (path.isEmpty ? home : indexPages[path])
    }

    /// Whether a version has an address of its own, because its page exists in several languages.
    package func hasAddress(_ version: DocsPage) -> Bool { translations[version.versionPath] != nil }

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
    ///   - labels: The words that the HTML has besides those of the page.
    ///   - address: Returns the address of a page or file. It is called for each relative destination in the docs
    ///     folder and each from the root of the repository, even if nothing exists there. Other destinations do not change.
    ///   - replacement: Returns the HTML to render instead of a code block, which is not escaped, or nil.
    /// - Throws: The page's own error if it cannot be shown.
    package func html(
        of page: DocsPage, labels: MarkdownLabels = .english, address: (DocsTarget) -> String,
        replacing replacement: (MarkdownCodeBlock) -> String? = { _ in nil }
    ) throws(Diagnostic) -> String {
        try page.content.get().html(labels: labels) { destination in
            if case .anchor(let anchor) = LinkDestination(destination) {
                return DocsTarget.fragment(page.document?.anchor(meant: anchor)) ?? destination
            }
            return target(of: destination, on: page).map { address(meant($0)) } ?? destination
        } replacing: { block in
            replacement(block)
        }
    }

    /// Returns a target with the anchor that it means, which browsers compare exactly.
    private func meant(_ target: DocsTarget) -> DocsTarget {
        guard let anchor = target.anchor, target.kind == .page else { return target }
        let meant = page(withPath: target.path)?.document?.anchor(meant: anchor) ?? anchor
        return DocsTarget(kind: .page, path: target.path, anchor: meant)
    }

    /// Returns the page or the version with exactly this path.
    func page(withPath path: String) -> DocsPage? {
        positions[path].map { pages[$0] } ?? translations[path]
    }

    /// Resolves a path. A link to a folder leads to the folder's index page, as on code hosts.
    func target(of destination: String, on page: DocsPage) -> DocsTarget? {
        guard let target = page.target(of: destination) else { return nil }
        guard target.kind == .file, let index = indexPages[target.path] else { return target }
        return DocsTarget(kind: .page, path: index.path, anchor: target.anchor)
    }
}
