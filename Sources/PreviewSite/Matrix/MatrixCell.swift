import FOSMVVM
import PreviewCatalog

/// A preview in a locale: its frame, and what is wrong with its texts.
struct MatrixCell: Codable, Sendable {
    let frameTitle: String
    let documentAddress: String
    /// The workbench, as wide as the frame is.
    let address: String
    /// The locale that is shown: the column's, unless the preview is held to another.
    let code: String
    /// Whether its layout matters: under keys, texts are longer than any that a reader sees.
    let isMeasured: Bool
    let marks: [MatrixMark]

    /// - Parameter record: The preview's texts; nil where its ViewModel cannot be encoded.
    init(
        _ preview: Preview, record: LocalizationRecord?, locale asked: SiteLocale, frame: MatrixFrame,
        context: PageContext
    ) {
        let locale = preview.shownLocale(for: asked.identifier)
        frameTitle = "\(preview.name) · \(SiteLocale(locale).name)"
        documentAddress = context.links.address(preview.documentPath) {
            $0.locale = locale
        }
        address = context.links.address(preview.workbenchPath) {
            $0.locale = locale
            $0.width = PreviewWidth(pixels: frame.width)
        }
        code = locale.tag
        isMeasured = locale.pseudo != .keys
        marks = MatrixMark.marks(of: preview, record: record, in: locale, context: context)
    }
}
