import Diagnostics
import Foundation
import MarkdownDocs
import PreviewCatalog

/// Finds links in docs that lead nowhere.
struct BrokenLinks: PackageRule {
    let name = "broken-link"
    let severity = CheckSeverity.error
    let summary = "A link or image in the docs leads nowhere"
    let explanation = """
        The rule checks links and images of the pages in Docs: links to other pages with their .md, to headings, to \
        files, and to previews and assets by their paths on the site, such as /previews/OrderViewModel. Other paths that \
        begin with a slash begin at the root of the Git repository, as on GitHub: /Docs/order.png. The rule does not check \
        addresses with a scheme, nor other pages of the site.
        """
    let fix = "Fix the link, or add its target."

    func findings(in package: CheckedPackage) -> [CheckFinding] {
        package.docs.brokenLinks().map { finding($0, package.paths) } + siteLinks(in: package)
    }

    /// Returns findings about links to previews and assets of the site.
    private func siteLinks(in package: CheckedPackage) -> [CheckFinding] {
        package.docs.allVersions.flatMap { page in
            ((try? page.content.get())?.links ?? []).compactMap { link in
                SiteLink(link.destination)?.problem(in: package).map { problem in
                    finding(
                        "The link \"\(link.destination.excerpt(100))\" leads nowhere. \(problem)",
                        at: package.place(SourcePlace(page.file, line: link.line)))
                }
            }
        }
    }
}

/// The path of a preview or an asset on the site.
private struct SiteLink {
    /// The parts of the path, decoded.
    private let parts: [String]

    /// Nil for any other destination.
    init?(_ destination: String) {
        let path = destination.prefix { $0 != "?" && $0 != "#" }
        guard path.hasPrefix("/"), !path.hasPrefix("//") else { return nil }
        parts = path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
        guard let first = parts.first, DocsLibrary.siteFolders.contains(first[...]), parts.count > 1 else { return nil }
    }

    /// Returns the reason why the link leads nowhere. Nil if the page or file exists.
    func problem(in package: CheckedPackage) -> String? {
        if parts[0] == "assets" { return assetProblem(in: package) }
        guard let entry = package.catalog.entry(named: parts[1]) else {
            return NearestNames.unknown("ViewModel", parts[1], among: package.catalog.viewModelNames)
        }
        guard parts.count > 2, !entry.previews.contains(where: { $0.slug == parts[2] }) else { return nil }
        return NearestNames.unknown(
            "preview", parts[2], of: entry.viewModelName, among: entry.previews.map(\.slug),
            hint: " It has \(entry.previews.map(\.slug).joined(separator: ", ")).")
    }

    private func assetProblem(in package: CheckedPackage) -> String? {
        let path = parts.dropFirst().joined(separator: "/")
        guard let assets = package.assets, !assets.contains(path) else { return nil }
        return "Add Public/\(path)."
    }
}

/// Finds links in docs that lead to a heading only because the site is tolerant.
struct AnchorCase: PackageRule {
    let name = "anchor-case"
    let severity = CheckSeverity.warning
    let summary = "A link to a heading in the docs differs from it in upper and lower case"
    let explanation = """
        The anchors of headings are in lower case. The site leads to the heading anyway, but other tools compare anchors \
        exactly.
        """
    let fix = "Write the anchor as the message shows it."

    func findings(in package: CheckedPackage) -> [CheckFinding] {
        package.docs.misspelledAnchors().map { finding($0, package.paths) }
    }
}

/// Finds tags in docs that are shown as text.
struct PlainTags: PackageRule {
    let name = "docs-html"
    let severity = CheckSeverity.warning
    let summary = "A tag in the docs is shown as text"
    let explanation = """
        Pages of the docs can contain the HTML that READMEs use, such as details, kbd, sub, img and a with a name, with \
        safe attributes. Other tags are shown as text, and so are tags that are not closed in the same block or are in the \
        wrong place, such as a block in a line of text.
        """
    let fix = "Close the tag, use Markdown instead, or write code such as Array<Int> between backticks."

    func findings(in package: CheckedPackage) -> [CheckFinding] {
        package.docs.plainTags().map { finding($0, package.paths) }
    }
}

/// Finds live previews in docs that cannot be shown.
struct DocsPreviews: PackageRule {
    let name = "docs-preview"
    let severity = CheckSeverity.error
    let summary = "A live preview in the docs cannot be shown"
    let explanation = """
        A code block whose language is preview shows the preview that it names, such as preview OrderViewModel/two-loaves. \
        The page shows an error instead if there is no such preview, or if a parameter has a wrong name or value.
        """
    let fix = "Fix the line that begins the code block, or add the preview."

    func findings(in package: CheckedPackage) -> [CheckFinding] {
        package.docs.allVersions.flatMap { page in
            ((try? page.content.get())?.codeBlocks ?? []).compactMap { block in
                package.previewProblem(block).map { problem in
                    finding(problem, at: package.place(SourcePlace(page.file, line: block.line)))
                }
            }
        }
    }
}

/// Finds wrong front matter in docs.
struct FrontMatterValues: PackageRule {
    let name = "front-matter"
    let severity = CheckSeverity.error
    let summary = "The front matter of a page has a wrong value or no end"
    let explanation = """
        A page can begin with its title and its position, title: and order:, between two lines with ---. A wrong value is \
        ignored, and front matter without an end is shown as text. Other keys are for other tools.
        """
    let fix = "Fix the value, or add the line with --- that ends the front matter."

    func findings(in package: CheckedPackage) -> [CheckFinding] {
        package.docs.frontMatterProblems().map { finding($0, package.paths) }
    }
}

/// Finds pages of docs that cannot be shown.
struct UnreadableDocs: PackageRule {
    let name = "unreadable-docs"
    let severity = CheckSeverity.error
    let summary = "A page of the docs cannot be shown"
    let explanation = "The site lists a page that is not UTF-8, is too large or cannot be read, but cannot show it."
    let fix = "Save the file as UTF-8, or split it into several pages."

    func findings(in package: CheckedPackage) -> [CheckFinding] {
        package.docs.errors.map { finding($0, package.paths) }
    }
}
