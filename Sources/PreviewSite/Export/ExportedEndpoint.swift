import FOSMVVM
import HTTPCore

/// An endpoint that is a file of an export.
protocol ExportedEndpoint: Endpoint {
    /// The parameters whose values have files of their own. Changed arguments have files only if the docs use them, or a
    /// control leads to them.
    static var fileParameters: Set<PageParameter> { get }
    /// The parameters that a script of the file reads in its address. Changed arguments are written as their digest.
    static var scriptParameters: Set<PageParameter> { get }
    /// The extension of the file. Nil if the last part of the path has one.
    static var fileExtension: String? { get }

    /// Returns the parts of the file's path, without the values of parameters. Nil if there is nothing to show.
    func fileSegments(in content: PackageContent) -> [String]?
}

extension ExportedEndpoint {
    static var fileParameters: Set<PageParameter> { [] }
    static var scriptParameters: Set<PageParameter> { PageParameter.ofPreviews.subtracting([.tz]) }
    static var fileExtension: String? { "html" }

    func fileSegments(in content: PackageContent) -> [String]? { segments }
}

extension CatalogPage: ExportedEndpoint {
    func fileSegments(in content: PackageContent) -> [String]? { ["index"] }
}

extension CoveragePage: ExportedEndpoint {}

extension SearchPage: ExportedEndpoint {}

extension MatrixPage: ExportedEndpoint {}

extension ViewPage: ExportedEndpoint {}

extension PreviewEndpoint where Self: ExportedEndpoint {
    /// An address without a preview leads to the file of the first one.
    func fileSegments(in content: PackageContent) -> [String]? {
        content.catalog.preview(viewModel, slug: slug).map { Self($0).segments }
    }
}

extension WorkbenchPage: ExportedEndpoint {
    static let scriptParameters = parameters.subtracting([.tz, .strings])
}

extension BareDocument: ExportedEndpoint {
    static let fileParameters: Set<PageParameter> = [.locale, .view, .arguments]
    static let scriptParameters = parameters.subtracting(fileParameters).subtracting([.tz])
}

extension ReplayedDocument: ExportedEndpoint {
    static let fileParameters: Set<PageParameter> = [.locale, .view]
    static let scriptParameters = parameters.subtracting(fileParameters).subtracting([.tz])
}

extension DocumentationPage: ExportedEndpoint {
    /// Nil for a file next to the pages, which has no parameters, and an extension already.
    func fileSegments(in content: PackageContent) -> [String]? {
        content.docs.library.page(at: path).map { $0.versionPath == path ? segments : Self(path: $0.path).segments }
    }
}

extension StoryDocument: ExportedEndpoint {
    static let scriptParameters: Set<PageParameter> = []
    static let fileExtension: String? = nil
}

extension AssetFile: ExportedEndpoint {
    static let scriptParameters: Set<PageParameter> = []
    static let fileExtension: String? = nil

    func fileSegments(in content: PackageContent) -> [String]? {
        content.assets.plainPath(of: self).map { AssetFile(path: $0).segments }
    }
}

/// A file with addresses, which lead to files in an export.
protocol IndexFile: ExportedEndpoint {
    func response(in context: PageContext, address: (any Endpoint) -> String) -> HTTPResponse
}

extension JSONEndpoint: IndexFile {
    static var scriptParameters: Set<PageParameter> { [] }
    static var fileExtension: String? { nil }
}
