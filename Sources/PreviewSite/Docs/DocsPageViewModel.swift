import Diagnostics
import FOSMVVM
import Foundation
import HTTPCore
import MarkdownDocs

/// A page or file of the docs, `/docs/{path}`; without the path, the first page.
struct DocumentationPage: FileEndpoint {
    static let pattern = PathPattern("docs", values: 0...Int.max)
    static let parameters = PageParameter.ofPreviews
    let path: String

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let docs = context.content.docs
        if let file = docs.files.others[path] { return .response(try response(with: file, of: context.content)) }
        let library = docs.library
        guard let page = library.page(at: path) else { throw library.pages.isEmpty ? .noDocs : .unknownDocsPage(path) }
        let shown = library.shown(page, at: path, for: context.locales.site)
        return .page(Page(try viewModel(of: shown, context: context)))
    }

    /// Returns a file next to the pages. An error of reading it is a problem of the content.
    private func response(with file: DocsFile, of content: PackageContent) throws(PageError) -> HTTPResponse {
        if let asset = content.docs.assets[path] { return asset.response }
        let shown = content.paths.relative(file.file.file)
        throw .unreadableDocsPage(
            content.diagnostics.first { $0.place?.file == shown }
                ?? Diagnostic(.unreadable, "", at: SourcePlace(file: shown)))
    }

    private func viewModel(of page: DocsPage, context: PageContext) throws(PageError) -> DocsPageViewModel {
        do {
            let document = try page.content.get()
            return DocsPageViewModel(
                page, document: document, article: try DocsArticle(page, in: context), context: context)
        } catch {
            throw .unreadableDocsPage(context.content.paths.relative(error))
        }
    }
}

extension DocumentationPage {
    /// The address of one version of a page, which does not depend on the reader's language.
    init(_ version: DocsPage) { self.init(path: version.versionPath) }
}

/// A page of the docs with navigation and table of contents.
@ViewModel
struct DocsPageViewModel {
    @LocalizedString var contentsLabel
    @LocalizedString var pagerLabel
    @LocalizedString var previousLabel
    @LocalizedString var nextLabel
    @LocalizedString var codeLabel
    @LocalizedString var copyCode
    @LocalizedString var wrapCode
    /// What a script adds to headings and pictures.
    @LocalizedString var headingLabel
    @LocalizedString var pictureLabel
    @LocalizedString var closePicture
    let title: String
    let chrome: ChromeViewModel
    let docs: DocsSidebarViewModel
    /// The title of the section with the page. Nil for a page that is in none.
    let place: LocalizableString?
    let languages: DocsLanguageNote?
    let article: DocsArticle
    let hasContents: Bool
    let contents: [DocsHeading]
    let previous: DocsNavigation.Item?
    let next: DocsNavigation.Item?
    let edit: DocsEditLinks?
    var vmId = ViewModelId(type: Self.self)
}

extension DocsPageViewModel {
    init(_ page: DocsPage, document: MarkdownDocument, article: DocsArticle, context: PageContext) {
        let library = context.content.docs.library
        let item = { (other: DocsPage) in
            DocsNavigation.Item(
                other, current: page, in: context.content.docs, for: context.locales.site, links: context.links)
        }
        title = page.title
        chrome = ChromeViewModel(
            context, current: .docs, diagnostics: context.content.docs.diagnostics.diagnostics(of: page),
            styles: [.docs],
            modules: [.docsScript])
        docs = DocsSidebarViewModel(context, current: page)
        place = docs.currentTitle
        languages = DocsLanguageNote(page, in: library, for: context.locales.site, links: context.links)
        self.article = article
        contents = document.headings.filter { (2...3).contains($0.level) }
            .map { DocsHeading(level: $0.level, anchor: $0.anchor, text: $0.text) }
        hasContents = contents.count > 1
        previous = library.page(before: page).map(item)
        next = library.page(after: page).map(item)
        edit = DocsEditLinks(page, of: context.content.project, editors: context.editors)
    }

    static func stub() -> Self {
        let docs = DocsSidebarViewModel.stub()
        let headings = ["Install", "Run"].map { DocsHeading(level: 2, anchor: $0.lowercased(), text: $0) }
        return Self(
            title: "Getting started", chrome: ChromeViewModel(.stub(DocumentationPage(path: "")), current: .docs),
            docs: docs, place: .constant("Guides"), languages: .stub,
            article: DocsArticle(html: "Add a preview, and run the program.", language: "en", direction: "ltr"),
            hasContents: true, contents: headings,
            previous: nil, next: docs.sections.last?.pages.last, edit: .stub)
    }
}

/// A heading in the table of contents.
struct DocsHeading: Codable, Sendable {
    let level: Int
    let anchor: String
    let text: String
}
