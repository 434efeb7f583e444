import PreviewCatalog

/// The size of the matrix' frames.
struct MatrixFrame: Codable, Sendable {
    /// How wide a cell is shown at most, for frames up to a phone's width and for wider ones.
    private static let cellWidths = (phone: 300, wide: 460)

    /// The width that previews are laid out in, in CSS pixels.
    let width: Int
    /// How wide that is shown, in CSS pixels.
    let shownWidth: Int
    /// How much smaller that is.
    let scale: Double

    init(_ width: PreviewWidth) {
        let most = width.pixels > 480 ? Self.cellWidths.wide : Self.cellWidths.phone
        self.width = width.pixels
        shownWidth = min(width.pixels, most)
        scale = Double(shownWidth) / Double(width.pixels)
    }

    /// The widest that a preview asks for, or else a phone's.
    static func width(of previews: [MadePreview?]) -> PreviewWidth {
        previews.compactMap { $0?.frame.width.map(PreviewWidth.init(clamping:)) }.max() ?? .phone
    }
}
