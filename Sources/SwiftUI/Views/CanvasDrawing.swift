/// What a ``Canvas`` draws, in CSS pixels of its space.
package struct Drawing: Sendable {
    package let size: CGSize
    package let marks: [Mark]

    /// Something that is drawn in front of what is drawn before it.
    package struct Mark: Sendable {
        package enum Content: Sendable {
            case fill(Path, Ink, isEvenOdd: Bool)
            case line(Path, Ink, StrokeStyle)
            /// Views that fill a rectangle, or of which the anchor is at the origin of an empty one.
            case views([ViewNode], in: CGRect, anchor: UnitPoint)
            case layer([Mark])
        }

        package let content: Content
        package let look: Look
    }

    /// How a mark is drawn.
    package struct Look: Sendable {
        package var transform = CGAffineTransform.identity
        package var opacity = 1.0
        package var blendMode = BlendMode.normal
        /// The last one applies first.
        package var filters: [Filter] = []
        /// Only what is inside of all is drawn.
        package var clips: [Clip] = []
    }

    /// An outline in the coordinates of the canvas.
    package struct Clip: Sendable {
        package let path: Path
        package let isEvenOdd: Bool
    }

    /// A change of pixels.
    package enum Filter: Sendable {
        case view(ViewFilter)
        /// What is more opaque has a color, and anything else is transparent.
        case threshold(Double, Color)
    }

    /// What fills an outline or a line.
    package enum Ink: Hashable, Sendable {
        case paint(_Paint)
        case linear(Gradient, from: CGPoint, to: CGPoint, Spread)
        case radial(Gradient, center: CGPoint, from: CGFloat, to: CGFloat, Spread)
    }

    /// How a gradient continues, by its name in SVG.
    package enum Spread: String, Hashable, Sendable {
        case pad, `repeat`, reflect
    }
}
