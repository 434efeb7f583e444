import PreviewCatalog

/// The size of the matrix' frames.
struct MatrixFrame: Codable, Sendable {
    /// A phone's, where neither the address nor the view names one.
    private static let usualWidth = 390
    /// How wide a cell is shown at most, for frames up to a phone's width and for wider ones.
    private static let cellWidths = (phone: 300, wide: 460)

    /// The width that previews are laid out in, in CSS pixels.
    let width: Int
    /// How wide that is shown, in CSS pixels.
    let shownWidth: Int
    /// How much smaller that is.
    let scale: Double

    /// The width that is asked for, else the widest that a preview asks for.
    init(_ entry: CatalogEntry, context: PageContext) {
        let own = entry.previews.compactMap { $0.frame.width.map(PreviewWidth.init(clamping:))?.pixels }.max()
        self.init(width: context.parameters.width?.pixels ?? own ?? Self.usualWidth)
    }

    init(width: Int) {
        let most = width > 480 ? Self.cellWidths.wide : Self.cellWidths.phone
        self.width = width
        shownWidth = min(width, most)
        scale = Double(shownWidth) / Double(width)
    }
}
