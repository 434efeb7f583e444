/// The size that a preview asks for, in CSS pixels. Nil is not asked for.
public struct PreviewFrame: Hashable, Sendable {
    /// The least width.
    public var minWidth: Double?
    /// The width to begin with.
    public var idealWidth: Double?
    /// The greatest width.
    public var maxWidth: Double?
    /// The least height.
    public var minHeight: Double?
    /// The height to begin with.
    public var idealHeight: Double?
    /// The greatest height.
    public var maxHeight: Double?

    /// The width that a canvas begins with, if any is asked for. A finite one: `.infinity` fills the canvas.
    public var width: Double? {
        [idealWidth, maxWidth].compactMap { $0 }.first { $0.isFinite }
    }
}
