import PreviewCatalog

/// The bounds that a preview sets to its size on the canvas, in whole CSS pixels.
struct PreviewBounds: Codable, Sendable {
    /// Above the longest page that is looked at, and far below what CSS can count.
    private static let limit = 10_000.0

    let minWidth: Int?
    let minHeight: Int?
    let maxHeight: Int?
    let hasHeight: Bool

    /// The bounds of a frame. One that is infinite is none; a width that is set leaves no place for a least one.
    init(_ frame: PreviewFrame, isSized: Bool) {
        minWidth = isSized ? nil : Self.pixels(frame.minWidth)
        minHeight = Self.pixels(frame.idealHeight ?? frame.minHeight)
        maxHeight = Self.pixels(frame.maxHeight)
        hasHeight = minHeight != nil || maxHeight != nil
    }

    private static func pixels(_ length: Double?) -> Int? {
        length.flatMap { $0.isFinite ? Int(min(max($0, 0), limit)) : nil }
    }
}
