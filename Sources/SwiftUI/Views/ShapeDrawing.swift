extension Shape {
    public var body: some View { fill(HierarchicalShapeStyle.primary) }

    nonisolated public func fill<Style: ShapeStyle>(
        _ style: Style, style fillStyle: FillStyle = FillStyle()
    ) -> _DrawnShapeView<Self> {
        _DrawnShapeView(shape: self).fill(style, style: fillStyle)
    }

    nonisolated public func fill(style: FillStyle = FillStyle()) -> _DrawnShapeView<Self> {
        fill(HierarchicalShapeStyle.primary, style: style)
    }

    /// Returns the outline of the shape as a line, half of which is outside.
    nonisolated public func stroke<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _DrawnShapeView<Self> {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns the outline of the shape as a line, half of which is outside.
    nonisolated public func stroke<Style: ShapeStyle>(
        _ style: Style, style line: StrokeStyle, antialiased: Bool = true
    ) -> _DrawnShapeView<Self> {
        _DrawnShapeView(shape: self).stroke(style, style: line)
    }

    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        _LineShape(self, StrokeStyle(lineWidth: lineWidth))
    }

    nonisolated public func stroke(style: StrokeStyle) -> some Shape { _LineShape(self, style) }
}

extension InsettableShape {
    nonisolated public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _DrawnShapeView<Self> {
        strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _DrawnShapeView<Self> {
        strokeBorder(HierarchicalShapeStyle.primary, lineWidth: lineWidth)
    }

    nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _DrawnShapeView<Self> {
        strokeBorder(HierarchicalShapeStyle.primary, style: style)
    }

    nonisolated public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, style line: StrokeStyle, antialiased: Bool = true
    ) -> _DrawnShapeView<Self> {
        _DrawnShapeView(shape: self).strokeBorder(style, style: line)
    }
}

/// How a shape is filled. Rectangles, circles and capsules look the same with each.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

public struct StrokeStyle: Hashable, Sendable {
    /// The width in CSS pixels.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps. Around a rectangle, a circle or a capsule, the browser chooses the lengths.
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

public enum CGLineCap: String, Hashable, Sendable {
    case butt, round, square
}

public enum CGLineJoin: String, Hashable, Sendable {
    case miter, round, bevel
}

/// A shape with what fills it and its line.
package struct DrawnShape: Hashable, Sendable {
    package let outline: ShapeOutline
    package var fill: _Paint?
    package var stroke: DrawnStroke?

    /// A rectangle that is filled with a style.
    static func filling(_ style: some ShapeStyle) -> DrawnShape { DrawnShape(outline: .rectangle, fill: style._paint) }
}

/// A line around a shape.
package struct DrawnStroke: Hashable, Sendable {
    package let paint: _Paint
    package let line: StrokeStyle
    /// Whether all of the line is inside of the shape.
    package let isInside: Bool
}
