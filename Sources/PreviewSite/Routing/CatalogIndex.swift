import FOSMVVM
import Foundation
import HTTPCore
import PreviewCatalog

/// A description of the content for programs, as JSON.
protocol JSONIndex: Codable {
    /// The name of the file.
    static var fileName: String { get }

    init(_ content: Content)
}

/// The file of an index: `/index.json`, `/coverage.json` or `/health`.
struct JSONFile<Index: JSONIndex>: FixedEndpoint {
    static var pattern: PathPattern { PathPattern(Index.fileName) }

    func answer(in context: PageContext) -> Answer { .response(.json(Index(context.content))) }
}

/// The catalog for programs, `/index.json`.
struct CatalogIndex: JSONIndex {
    static let fileName = "index.json"

    /// A preview with its addresses, without parameters.
    struct Item: Codable {
        let viewModel: String
        let view: String
        let name: String
        let slug: String
        let feature: String
        let category: ViewCategory
        /// The address of the workbench.
        let address: String
        /// The address of the bare document.
        let document: String
        let file: String
        let line: Int?
    }

    let previews: [Item]
    /// The locales with texts.
    let locales: [String]

    init(_ content: Content) {
        previews = content.catalog.previews.map(Item.init)
        locales = content.locales.map(\.identifier.tag)
    }
}

extension CatalogIndex.Item {
    fileprivate init(_ preview: Preview) {
        self.init(
            viewModel: preview.viewModelName, view: preview.viewName, name: preview.name, slug: preview.slug,
            feature: preview.feature, category: preview.category,
            address: WorkbenchPage(preview).address, document: preview.documentAddress,
            file: preview.place.file, line: preview.place.line)
    }
}

/// The state of the site for programs, `/health`.
struct HealthIndex: JSONIndex {
    static let fileName = "health"

    /// Always `ok`, because a site that does not work does not respond.
    let status: String
    let views: Int
    let previews: Int
    let locales: Int
    /// The number of templates that do not parse.
    let templateErrors: Int
    /// The number of problems in YAML files.
    let localizationErrors: Int
    /// The number of previews and ViewModels that cannot be shown.
    let catalogErrors: Int
    /// The number of problems that the pages list: those of templates, texts, docs and assets.
    let faults: Int

    init(_ content: Content) {
        status = "ok"
        views = content.catalog.entries.count
        previews = content.catalog.previews.count
        locales = content.locales.count
        templateErrors = content.templates.errors.count
        localizationErrors = content.localizations.problems.count
        catalogErrors = content.catalog.problems.count
        faults = content.faults.count
    }
}

extension HTTPResponse {
    /// Returns a response with a value as JSON, sorted and indented.
    static func json(_ value: some Encodable) -> HTTPResponse {
        do {
            return HTTPResponse(.json, body: HTTPBody(try value.toJSONData(encoder: .readable())))
        } catch {
            return .plainErrorPage(.internalServerError, message: error.localizedDescription, for: nil)
        }
    }
}
