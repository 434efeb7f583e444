import Diagnostics
import FOSMVVM
import MarkdownDocs

/// A page of the docs as HTML, in one of its languages.
struct DocsArticle: Codable, Sendable {
    /// The HTML, which is inserted unescaped.
    let html: String
    let language: String
    let direction: String

    /// - Throws: The error of a page that cannot be shown.
    init(_ page: DocsPage, in context: PageContext) throws(Diagnostic) {
        let locale = page.locale
        let texts = context.content.siteRenderer.localizations
        let labels = MarkdownLabels { texts.text(for: "DocsArticle.\($0)", locale: locale) }
        html = try context.content.docs.library.html(of: page, labels: labels) { target in
            Self.address(of: target, links: context.links)
        } replacing: { block in
            DocsPreview.html(of: block, on: page, in: context)
        }
        language = locale.tag
        direction = locale.direction
    }

    private static func address(of target: DocsTarget, links: PageLinks) -> String {
        let page = DocumentationPage(path: target.path)
        return (target.kind == .page ? links.address(page) : page.address) + target.encodedFragment
    }
}

extension DocsArticle {
    init(html: String, language: String, direction: String) {
        self.html = html
        self.language = language
        self.direction = direction
    }
}
