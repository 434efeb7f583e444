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
        let shown = library.shown(page, at: path, for: context.locale)
        return .page(Page(try viewModel(of: shown, context: context)))
    }

    /// Returns a file next to the pages. An error of reading it is a fault of the content.
    private func response(with file: DocsFile, of content: Content) throws(PageError) -> HTTPResponse {
        if let asset = content.docs.assets[path] { return asset.response }
        let shown = content.shown(path: file.file.file)
        throw .unreadableDocsPage(
            content.faults.first { $0.place?.file == shown }
                ?? Diagnostic(.unreadable, "", at: SourcePlace(file: shown)))
    }

    private func viewModel(of page: DocsPage, context: PageContext) throws(PageError) -> DocsPageViewModel {
        do {
            let document = try page.content.get()
            return DocsPageViewModel(
                page, document: document, article: try DocsArticle(page, in: context), context: context)
        } catch {
            throw .unreadableDocsPage(context.content.shown(error))
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
    @LocalizedString var navigationLabel
    @LocalizedString var close
    @LocalizedString var contentsLabel
    @LocalizedString var pagerLabel
    @LocalizedString var previousLabel
    @LocalizedString var nextLabel
    @LocalizedString var codeLabel
    @LocalizedString var copyCode
    let title: String
    let chrome: ChromeViewModel
    /// The main language of the docs, which is the default locale of the package.
    let docsLanguage: String
    let docsDirection: String
    let sections: [DocsNavigation]
    let languages: DocsLanguageNote?
    let article: DocsArticle
    let hasContents: Bool
    let contents: [DocsHeading]
    let previous: DocsNavigation.Item?
    let next: DocsNavigation.Item?
    var vmId = ViewModelId(type: Self.self)
}

extension DocsPageViewModel {
    init(_ page: DocsPage, document: MarkdownDocument, article: DocsArticle, context: PageContext) {
        let library = context.content.docs.library
        let item = { (other: DocsPage) in DocsNavigation.Item(other, current: page, context: context) }
        title = page.title
        chrome = ChromeViewModel(
            context, current: .docs, faults: context.content.docs.faults.faults(of: page), styles: [.docs],
            modules: [.codeScript])
        let locale = NamedLocale(context.content.localizations.defaultLocale)
        docsLanguage = locale.identifier.tag
        docsDirection = locale.direction
        sections = DocsNavigation.sections(library, item: item)
        languages = DocsLanguageNote(page, in: context)
        self.article = article
        contents = document.headings.filter { (2...3).contains($0.level) }
            .map { DocsHeading(level: $0.level, anchor: $0.anchor, text: $0.text) }
        hasContents = contents.count > 1
        previous = library.page(before: page).map(item)
        next = library.page(after: page).map(item)
    }

    static func stub() -> Self {
        let start = DocsNavigation.Item(
            label: "Getting started", language: "en", direction: "ltr", address: "/docs", isCurrent: true)
        let templates = DocsNavigation.Item(
            label: "Vorlagen", language: "de", direction: "ltr", address: "/docs/Templates", isCurrent: false)
        let headings = ["Install", "Run"].map { DocsHeading(level: 2, anchor: $0.lowercased(), text: $0) }
        return Self(
            title: start.label, chrome: ChromeViewModel(.stub(DocumentationPage(path: "")), current: .docs),
            docsLanguage: "en", docsDirection: "ltr",
            sections: [
                DocsNavigation(title: nil, pages: [start]), DocsNavigation(title: "Guides", pages: [templates]),
            ],
            languages: .stub,
            article: DocsArticle(html: "Add a preview, and run the program.", language: "en", direction: "ltr"),
            hasContents: true, contents: headings,
            previous: nil, next: templates)
    }
}

/// A heading in the table of contents.
struct DocsHeading: Codable, Sendable {
    let level: Int
    let anchor: String
    let text: String
}

/// A folder of the docs in the navigation.
struct DocsNavigation: Codable, Sendable {
    /// A page with its title.
    struct Item: Codable, Sendable {
        let label: String
        let language: String
        let direction: String
        let address: String
        let isCurrent: Bool
        /// The number of problems of the page. Nil without problems.
        var faults: LocalizableInt?
    }

    /// The title. Nil at the top.
    let title: String?
    let pages: [Item]

    /// Returns the folders in reading order as a flat list.
    static func sections(_ library: DocsLibrary, item: (DocsPage) -> Item) -> [DocsNavigation] {
        sections(library.navigation, isTop: true, item: item)
    }

    private static func sections(_ section: DocsSection, isTop: Bool, item: (DocsPage) -> Item) -> [DocsNavigation] {
        let pages = [section.index].compactMap { $0 } + section.pages
        let own = DocsNavigation(title: isTop ? nil : section.title, pages: pages.map(item))
        return [own] + section.sections.flatMap { sections($0, isTop: false, item: item) }
    }
}

extension DocsNavigation.Item {
    /// Creates the item of a page with the title for the reader.
    init(_ page: DocsPage, current: DocsPage?, context: PageContext) {
        let content = context.content
        let version = content.docs.library.version(of: page, for: context.locale)
        let faults = content.docs.library.versions(of: page).map { content.docs.faults.faults(of: $0).count }.reduce(
            0, +)
        self.init(
            label: version.title, language: version.locale.tag, direction: version.locale.direction,
            address: context.links.address(DocumentationPage(path: page.path)), isCurrent: page.path == current?.path,
            faults: faults > 0 ? LocalizableInt(value: faults) : nil)
    }
}
