package import Diagnostics
import Foundation

/// A link or image of a page that leads nowhere.
private struct BrokenLink {
    /// The reason why a destination leads nowhere. Paths are relative to the docs folder, and not percent-encoded.
    enum Reason {
        /// There is no page with this path.
        case missingPage(String)
        /// There is no file with this path.
        case missingFile
        /// The page exists, but a code host needs its `.md` in the link.
        case missingExtension
        /// The page has no such heading. `near` contains similar headings, the most similar first.
        case missingAnchor(String, near: [String])
        /// The destination is outside of the docs folder.
        case outside
        /// The destination is empty.
        case empty
        /// The scheme can run code, so the link is rendered without a destination.
        case unsafe
    }

    let page: DocsPage
    let link: MarkdownLink
    let reason: Reason

    var diagnostic: Diagnostic {
        Diagnostic(.brokenLink, message, at: SourcePlace(page.file, line: link.line), subject: link.destination)
    }

    private var message: String {
        let destination = link.destination
        return switch reason {
        case .missingPage(let path):
            "The link \"\(destination)\" leads to the page \(path).md, which does not exist. "
                + "Fix the link or add the page."
        case .missingFile:
            "\"\(destination)\" does not lead to a file in the docs folder. Fix the link or add the file."
        case .missingExtension:
            "The link \"\(destination)\" leads to a page, but not on a code host. Write the file's name with its .md."
        case .missingAnchor(let anchor, let near) where near.isEmpty:
            "The link \"\(destination)\" leads to the heading #\(anchor), but the page has no headings. "
                + "Fix the link."
        case .missingAnchor(let anchor, let near):
            "The link \"\(destination)\" leads to the heading #\(anchor), which does not exist. "
                + NearestNames.question(near.map { "#" + $0 })
        case .outside:
            "\"\(destination)\" leaves the docs folder. Use a whole address, with https, or move the file into it."
        case .empty:
            "This link has no destination. Write one between its parentheses."
        case .unsafe:
            "\"\(destination)\" can run code or read the reader's files, so it is not rendered. Use an https address."
        }
    }
}

extension DocsLibrary {
    /// Returns the links and images that lead nowhere, page by page in reading order, in all languages.
    ///
    /// Does not check destinations with a scheme, or pages of the site.
    package func brokenLinks() -> [Diagnostic] {
        allVersions.flatMap { page in
            (page.document?.links ?? []).compactMap { link in
                reasonBroken(link.destination, on: page).map { reason in
                    BrokenLink(page: page, link: link, reason: reason).diagnostic
                }
            }
        }
    }

    private func reasonBroken(_ destination: String, on page: DocsPage) -> BrokenLink.Reason? {
        switch LinkDestination(destination) {
        case .absolute: nil
        case .unsafe: .unsafe
        case .empty: .empty
        case .anchor(let anchor): reasonBroken(anchor: anchor, of: page)
        case .relative: target(of: destination, on: page).map(reasonBroken) ?? .outside
        case .rooted(let path, _):
            target(of: destination, on: page).map(reasonBroken) ?? (Self.isOnSite(path) ? nil : .outside)
        }
    }

    /// The parts of the site whose files and pages docs may name from the root.
    package static let siteFolders: Set<Substring> = ["assets", "matrix", "previews", "render"]

    /// The first names of the paths of the site.
    package static let sitePages = siteFolders.union([
        "assistants", "coverage", "coverage.json", "docs", "health", "iframe.html", "index.json", "problems", "search",
        "search.json", "snapshots",
    ])

    /// Whether a path from the root is that of a page or file of the site, and not of another file in the repository.
    private static func isOnSite(_ path: String) -> Bool {
        path.split(separator: "/").first.map(sitePages.contains) ?? true
    }

    private func reasonBroken(_ target: DocsTarget) -> BrokenLink.Reason? {
        switch (target.kind, page(withPath: target.path)) {
        case (.page, nil): .missingPage(target.path)
        case (.page, let page?): reasonBroken(anchor: target.anchor, of: page)
        case (.file, _?): .missingExtension
        case (.file, nil): files[target.path] == nil ? .missingFile : nil
        }
    }

    /// An empty anchor is the top of the page. A page that cannot be read has its own error.
    private func reasonBroken(anchor: String?, of page: DocsPage) -> BrokenLink.Reason? {
        guard let anchor, !anchor.isEmpty, let document = page.document else { return nil }
        return document.anchor(meant: anchor) != nil
            ? nil : .missingAnchor(anchor, near: document.anchors(near: anchor))
    }
}

/// What works on the site, and may not work elsewhere.
extension DocsLibrary {
    /// Returns the links to anchors that differ from a heading only in upper and lower case.
    package func misspelledAnchors() -> [Diagnostic] {
        allVersions.flatMap { page in
            (page.document?.links ?? []).compactMap { link in
                misspelledAnchor(link.destination, on: page).map { anchor in
                    Diagnostic(
                        .anchorCase,
                        "The link \"\(link.destination)\" differs from the heading #\(anchor) in upper and lower case.",
                        at: SourcePlace(page.file, line: link.line), subject: link.destination)
                }
            }
        }
    }

    private func misspelledAnchor(_ destination: String, on page: DocsPage) -> String? {
        switch LinkDestination(destination) {
        case .anchor(let anchor): page.document?.misspelledAnchor(anchor)
        case .relative, .rooted:
            target(of: destination, on: page).flatMap { target in
                target.anchor.flatMap { self.page(withPath: target.path)?.document?.misspelledAnchor($0) }
            }
        default: nil
        }
    }

    /// Returns the tags of pages that are shown as text.
    package func plainTags() -> [Diagnostic] {
        allVersions.flatMap { page in
            (page.document?.plainTags ?? []).map { tag in
                Diagnostic(
                    .plainTag, "\(tag.source.excerpt) is shown as text.", at: SourcePlace(page.file, line: tag.line))
            }
        }
    }
}
