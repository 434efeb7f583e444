import FOSMVVM
import PreviewCatalog

/// A preview's row in the matrix.
struct MatrixRow: Codable, Sendable {
    let name: String
    let address: String
    let cells: [MatrixCell]

    init(_ preview: Preview, columns: [MatrixColumn], frame: MatrixFrame, context: PageContext) {
        let record = try? context.renderer.record(of: preview.subject())
        name = preview.name
        address = context.links.address(preview.workbenchPath)
        cells = columns.compactMap { MatrixCell(preview, record: record, column: $0, frame: frame, context: context) }
    }
}
