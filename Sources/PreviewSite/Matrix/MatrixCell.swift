import FOSMVVM
import PreviewCatalog

/// A preview in a locale: its frame, and how many of its texts the locale lacks.
struct MatrixCell: Codable, Sendable {
    let frameTitle: String
    let documentAddress: String
    /// The workbench, as wide as the frame is.
    let address: String
    let code: String
    /// Whether its layout matters: under keys, texts are longer than any that a reader sees.
    let isMeasured: Bool
    /// Nil when no text is missing.
    let missing: LocalizableSubstitutions?
    /// The panel that lists the missing texts.
    let stringsAddress: String

    /// Nil for a column of no locale.
    init?(_ preview: Preview, texts: [TextUse], column: MatrixColumn, frame: MatrixFrame, context: PageContext) {
        guard let locale = LocaleIdentifier(column.code) else { return nil }
        let store = context.content.localizations
        let workbench = SitePath.workbench(viewModel: preview.viewModelName, slug: preview.slug)
        frameTitle = "\(preview.name) · \(column.name)"
        documentAddress = context.links.address(.document(viewModel: preview.viewModelName, slug: preview.slug)) {
            $0.locale = locale
        }
        address = context.links.address(workbench) {
            $0.locale = locale
            $0.width = PreviewWidth(pixels: frame.width)
        }
        stringsAddress = context.links.address(workbench) {
            $0.locale = locale
            $0.panel = .strings
            $0.strings = .wrong
        }
        code = column.code
        isMeasured = locale.pseudo != .keys
        let count = texts.count { store.lookup($0, in: locale).status == .missing }
        missing =
            count == 0
            ? nil
            : LocalizableString.localized(for: Self.self, propertyName: "missing")
                .bind(substitutions: ["count": LocalizableInt(value: count)])
    }
}
