/// The requested size of a preview in CSS pixels. Nil values are not set.
public struct PreviewFrame: Hashable, Sendable {
    /// The minimum width.
    public var minWidth: Double?
    /// The initial width.
    public var idealWidth: Double?
    /// The maximum width.
    public var maxWidth: Double?
    /// The minimum height.
    public var minHeight: Double?
    /// The initial height.
    public var idealHeight: Double?
    /// The maximum height.
    public var maxHeight: Double?
    /// Whether the canvas is as high as the view, also on the screen of a device.
    package private(set) var fitsView = false

    /// Creates a size. Nil values are not set.
    package init(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
        idealHeight: Double? = nil, maxHeight: Double? = nil
    ) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.idealHeight = idealHeight
        self.maxHeight = maxHeight
    }

    /// The initial width of the canvas, if it is set and finite. `.infinity` fills the canvas.
    public var width: Double? {
        [idealWidth, maxWidth].compactMap { $0 }.first { $0.isFinite }
    }

    /// The initial height of the canvas, if it is set and finite.
    package var height: Double? {
        [idealHeight, maxHeight].compactMap { $0 }.first { $0.isFinite }
    }

    /// A canvas that is as high as the view, also on the screen of a device.
    package static var fitting: PreviewFrame {
        var frame = PreviewFrame()
        frame.fitsView = true
        return frame
    }

    /// Returns the frame with exactly this size, as far as it is set.
    package static func exactly(width: Double?, height: Double?) -> PreviewFrame {
        PreviewFrame(minWidth: width, maxWidth: width, minHeight: height, maxHeight: height)
    }
}

/// What a preview determines of the page around its view.
package struct PreviewSurroundings: Hashable, Sendable {
    /// A theme that the preview is pinned to.
    package enum Theme: String, Sendable {
        case light, dark
    }

    /// The space around the view in CSS pixels.
    package struct Padding: Hashable, Sendable {
        package var top = 0.0
        package var leading = 0.0
        package var bottom = 0.0
        package var trailing = 0.0

        /// Creates no space.
        package init() {}
    }

    /// The theme that the preview is pinned to. Nil for the theme that the visitor chooses.
    package var theme: Theme?
    /// The space around the view, besides the usual one. Nil for none.
    package var padding: Padding?

    /// Creates surroundings that determine nothing.
    package init() {}
}

/// How the canvas of a preview is laid out, as in SwiftUI.
public struct PreviewTrait: Hashable, Sendable {
    /// The size of the canvas, if the trait determines it.
    package let frame: PreviewFrame?

    /// The canvas has its usual size.
    public static let defaultLayout = PreviewTrait(frame: nil)
    /// The canvas is as high as the view, as usual, and also if a device is chosen.
    public static let sizeThatFitsLayout = PreviewTrait(frame: .fitting)

    /// The canvas has a fixed size in CSS pixels.
    public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
        PreviewTrait(frame: .exactly(width: width, height: height))
    }

    /// The canvas has its usual size.
    public static let portrait = PreviewTrait(frame: nil)
    /// The canvas has the size of a phone on its left side.
    public static let landscapeLeft = landscape
    /// The canvas has the size of a phone on its right side.
    public static let landscapeRight = landscape

    /// No effect, because a web page has no device orientation. `#Preview` warns about it.
    public static let portraitUpsideDown = PreviewTrait(frame: nil)
    /// No effect: a web page has no Assistive Access. `#Preview` warns about it.
    public static let assistiveAccess = PreviewTrait(frame: nil)

    private static let landscape = PreviewTrait(frame: PreviewFrame(idealWidth: 844, idealHeight: 390))
}
