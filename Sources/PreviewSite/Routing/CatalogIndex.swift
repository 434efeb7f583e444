import FOSMVVM
import Foundation
import HTTPCore
import PreviewCatalog

/// What programs read about a content, as JSON.
protocol JSONIndex: Codable {
    /// The name of its file.
    static var fileName: String { get }

    init(_ content: Content)
}

/// The file of an index: `/index.json`, `/coverage.json`, `/health`.
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
        /// The workbench.
        let address: String
        /// The bare document.
        let document: String
        let file: String
        let line: Int?
    }

    let previews: [Item]
    /// The locales that every preview can be shown in.
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

/// Whether the site works, `/health`.
struct HealthIndex: JSONIndex {
    static let fileName = "health"

    /// Always `ok`: a site that does not work does not answer.
    let status: String
    let views: Int
    let previews: Int
    let locales: Int
    /// Templates that do not parse.
    let templateErrors: Int
    /// Problems of YAML files.
    let localizationErrors: Int
    /// Previews and ViewModels that cannot be shown.
    let catalogErrors: Int
    /// Everything that the pages list as faulty: templates, all texts, docs and assets.
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
    /// A value as JSON for programs and people: sorted, on many lines.
    static func json(_ value: some Encodable) -> HTTPResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return HTTPResponse(.json, body: HTTPBody(try encoder.encode(value)))
        } catch {
            return .plainErrorPage(.internalServerError, message: error.localizedDescription, for: nil)
        }
    }
}
