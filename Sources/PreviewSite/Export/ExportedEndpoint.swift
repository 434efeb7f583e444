import FOSMVVM
import HTTPCore

/// An endpoint that is a file of an export.
protocol ExportedEndpoint: Endpoint {
    /// The parameters whose values have files of their own. Values of one set are combined, those of several are not.
    /// Changed arguments have files only if the docs use them, or a control leads to them.
    static var exported: [Set<PageParameter>] { get }
    /// The extension of the file. Nil if the last part of the path has one.
    static var fileExtension: String? { get }

    /// Returns the parts of the file's path, without the values of parameters. Nil if there is nothing to show.
    func fileSegments(in content: Content) -> [String]?
}

extension ExportedEndpoint {
    static var exported: [Set<PageParameter>] { [[.locale, .theme]] }
    static var fileExtension: String? { "html" }

    func fileSegments(in content: Content) -> [String]? { segments }
}

extension CatalogPage: ExportedEndpoint {
    func fileSegments(in content: Content) -> [String]? { ["index"] }
}

extension CoveragePage: ExportedEndpoint {}

extension SearchPage: ExportedEndpoint {}

extension MatrixPage: ExportedEndpoint {
    static let exported: [Set<PageParameter>] = [[.locale, .theme, .view]]
}

extension ViewPage: ExportedEndpoint {
    static let exported: [Set<PageParameter>] = [[.locale, .theme, .view]]
}

extension PreviewEndpoint where Self: ExportedEndpoint {
    /// An address without a preview leads to the file of the first one.
    func fileSegments(in content: Content) -> [String]? {
        content.catalog.preview(viewModel, slug: slug).map { Self($0).segments }
    }
}

extension WorkbenchPage: ExportedEndpoint {
    /// The panels are in the reader's theme only, on a page of their own.
    static let exported: [Set<PageParameter>] = [
        [.locale, .theme, .view, .arguments], [.locale, .panel, .arguments],
    ]
}

extension BareDocument: ExportedEndpoint {
    static let exported: [Set<PageParameter>] = [[.locale, .theme, .view, .arguments]]
}

extension DocumentationPage: ExportedEndpoint {
    /// Nil for a file next to the pages, which has no parameters, and an extension already.
    func fileSegments(in content: Content) -> [String]? {
        guard let page = content.docs.page(at: path) else { return nil }
        let segments = Self(path: page.path).segments
        guard page.versionPath == path, let name = segments.last else { return segments }
        // `Page.de.html` is the page with previews in German.
        return segments.dropLast() + ["\(name).language-\(page.language)"]
    }
}

extension StoryDocument: ExportedEndpoint {
    static let exported: [Set<PageParameter>] = [[]]
    static let fileExtension: String? = nil
}

extension AssetFile: ExportedEndpoint {
    /// Only the stylesheets of previews differ in the themes.
    static let exported: [Set<PageParameter>] = [[.theme]]
    static let fileExtension: String? = nil

    func fileSegments(in content: Content) -> [String]? {
        content.assets.plainPath(of: self).map { AssetFile(path: $0).segments }
    }
}

/// A file with addresses, which lead to files in an export.
protocol IndexFile: ExportedEndpoint {
    func response(in context: PageContext, address: (any Endpoint) -> String) -> HTTPResponse
}

extension JSONFile: IndexFile {
    static var exported: [Set<PageParameter>] { [[]] }
    static var fileExtension: String? { nil }
}

extension Panel {
    /// The panel that stands for all panels on one page.
    static let whole = Panel.controls

    /// Returns the panels in an export. Others need a server or a script, or open an editor on this machine.
    ///
    /// - Parameter arguments: The changed arguments of the preview. With any, there are only the controls.
    static func exported(with arguments: PreviewArguments) -> [Panel] {
        guard arguments.isEmpty else { return [.controls] }
        return [.controls, .html, .viewModel, .view, .strings, .problems, .notes] + own()
    }

    /// Returns the panels on a page. Empty on a page with one panel at most.
    static func sections(_ context: PageContext) -> [Panel] {
        let parameters = context.parameters
        return context.isExported && parameters.panel != nil ? exported(with: parameters.arguments) : []
    }
}
