import FOSMVVM
import PreviewCatalog

/// A preview's row in the matrix.
struct MatrixRow: Codable, Sendable {
    let name: String
    let address: String
    let cells: [MatrixCell]

    init(_ preview: Preview, locales: [SiteLocale], frame: MatrixFrame, context: PageContext) {
        let record = try? context.renderer.record(of: preview.subject())
        name = preview.name
        address = context.links.address(preview.workbenchPath)
        cells = locales.map { MatrixCell(preview, record: record, locale: $0, frame: frame, context: context) }
    }
}
