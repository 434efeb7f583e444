import FOSMVVM
import PreviewCatalog

/// A preview's row in the matrix.
struct MatrixRow: Codable, Sendable {
    let name: String
    let address: String
    let cells: [MatrixCell]

    /// - Parameter made: The preview, where it can be made.
    init(
        _ preview: Preview, made: MadePreview?, locales: [SiteLocale], frame: MatrixFrame, context: PageContext
    ) {
        let record = made.flatMap { try? context.renderer.record(of: $0.subject) }
        name = preview.name
        address = context.links.address(preview.workbenchPath)
        cells = locales.map { MatrixCell(preview, record: record, locale: $0, frame: frame, context: context) }
    }
}
