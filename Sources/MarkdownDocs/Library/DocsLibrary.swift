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
    /// All pages in reading order, each once, in the main language if they have it.
    package let pages: [DocsPage]
    /// The docs folder with the folders in it.
    package let navigation: DocsSection

    /// The other files by their path, such as `images/tree.png`.
    package let files: [String: URL]
    private let positions: [String: Int]
    private let indexPages: [String: DocsPage]
    private let versions: [String: DocsVersions]
    /// The versions that have paths of their own, by these.
    private let translations: [String: DocsPage]
    private let folderErrors: [Diagnostic]

    /// Loads every `.md` and `.markdown` file in the folders, and records the other files.
    ///
    /// The pages are in this order: in each folder, the `README.md` or else `index.md`; then the pages that it links
    /// to, in the order of its links (a folder without an index page uses the links of its parent folder); then the
    /// others by title. Subfolders are ordered in the same way.
    ///
    /// - Parameters:
    ///   - folders: The folders. If several contain a file with the same relative path, the last one applies.
    ///   - languages: The languages of translations.
    package init(folders: [URL], languages: DocsLanguages = DocsLanguages()) {
        let folders = folders.map(DocsFolder.init)
        let all = folders.reduce(into: [:]) { $0.merge($1.files) { _, later in later } }
        let pages = Dictionary(grouping: all.keys.filter { DocsPage.path(ofFile: $0) != nil }.sorted()) {
            DocsPage.path(ofFile: $0) ?? $0
        }
        // `Page.md` is sorted after `Page.markdown`.
        let files = pages.compactMapValues { paths in paths.last.flatMap { all[$0] } }
        let surplus = pages.values.flatMap { $0.dropLast() }.compactMap { all[$0] }
        self.init(
            files.map { DocsPage(path: $0, file: $1) }, files: all.filter { DocsPage.path(ofFile: $0.key) == nil },
            errors: folders.flatMap(\.errors) + surplus.sorted { $0.path < $1.path }.map(Diagnostic.samePage),
            languages: languages)
    }

    private init(
        _ all: [DocsPage], files: [String: URL], errors folderErrors: [Diagnostic], languages: DocsLanguages
    ) {
        let versions = DocsVersions.grouping(all, languages: languages)
        let navigation = ReadingOrder(versions.values.map(\.main)).section()
        let pages = navigation.allPages
        self.navigation = navigation
        self.pages = pages
        self.files = files
        self.versions = versions
        translations = Dictionary(
            versions.values.filter(\.areAddressed).flatMap(\.all).map { ($0.versionPath, $0) }, uniquingKeysWith: { $1 }
        )
        positions = Dictionary(zip(pages.map(\.path), pages.indices), uniquingKeysWith: min)
        indexPages = navigation.indexPages
        self.folderErrors = folderErrors
        errors =
            folderErrors + pages.flatMap { versions[$0.path]?.all ?? [] }.compactMap(\.error)
            + files.sorted { $0.key < $1.key }.compactMap { DocsFile.sizeError(of: $0.value) }
    }

    /// Returns the same docs with the translations into some languages. Reads no file.
    package func recognizing(_ languages: DocsLanguages) -> DocsLibrary {
        let all = allVersions.map { $0.named($0.filePath, in: "", isTranslation: false) }
        return DocsLibrary(all, files: files, errors: folderErrors, languages: languages)
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
    ///     folder, even if nothing exists there. Other destinations do not change.
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

    /// Resolves a relative destination. A link to a folder leads to the folder's index page, as on code hosts.
    func target(of destination: String, on page: DocsPage) -> DocsTarget? {
        guard let target = page.target(of: destination) else { return nil }
        guard target.kind == .file, let index = indexPages[target.path] else { return target }
        return DocsTarget(kind: .page, path: index.path, anchor: target.anchor)
    }
}
