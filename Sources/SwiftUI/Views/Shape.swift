/// A shape that fills its space. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol Shape: View, Sendable {
    /// The outline. Not for use.
    nonisolated var _outline: _ShapeOutline { get }
}

/// A shape that can become smaller on all sides.
public protocol InsettableShape: Shape {}

/// The outline of a shape. Not for use.
public enum _ShapeOutline: Hashable, Sendable {
    case rectangle
    /// A rectangle whose corners have a radius in CSS pixels.
    case rounded(CGFloat)
    case capsule
    case circle
    case ellipse
}

/// A rectangle.
public struct Rectangle: InsettableShape {
    public var _outline: _ShapeOutline { .rectangle }

    /// Creates a rectangle.
    nonisolated public init() {}
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
    /// The radius of the corners in CSS pixels.
    public var cornerRadius: CGFloat

    public var _outline: _ShapeOutline { .rounded(cornerRadius) }

    /// Creates a rectangle whose corners have a radius. Corners of both styles are drawn as parts of circles.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
    }

    /// Creates a rectangle whose corners have the width of a size as their radius.
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        cornerRadius = cornerSize.width
    }
}

/// How corners are drawn.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
    public var _outline: _ShapeOutline { .capsule }

    /// Creates a capsule.
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
}

/// The largest circle in the middle of its space.
public struct Circle: InsettableShape {
    public var _outline: _ShapeOutline { .circle }

    /// Creates a circle.
    nonisolated public init() {}
}

/// An ellipse.
public struct Ellipse: InsettableShape {
    public var _outline: _ShapeOutline { .ellipse }

    /// Creates an ellipse.
    nonisolated public init() {}
}

extension Shape {
    /// The shape in the color of the texts around it.
    public var body: some View { ShapeView(DrawnShape(outline: _outline, fill: .level(0))) }

    /// Returns the shape filled with a style.
    nonisolated public func fill<Style: ShapeStyle>(
        _ style: Style, style fillStyle: FillStyle = FillStyle()
    ) -> some View {
        ShapeView(DrawnShape(outline: _outline, fill: style._paint))
    }

    /// Returns the outline of the shape as a line, half of which is outside.
    nonisolated public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns the outline of the shape as a line, half of which is outside.
    nonisolated public func stroke<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle) -> some View {
        ShapeView(DrawnShape(outline: _outline, stroke: DrawnStroke(paint: style._paint, line: line, isInside: false)))
    }

    /// Returns the outline of the shape as a line in the color of the texts around it.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View {
        stroke(HierarchicalShapeStyle.primary, lineWidth: lineWidth)
    }
}

extension InsettableShape {
    /// Returns the outline of the shape as a line inside.
    nonisolated public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
        strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns the outline of the shape as a line inside.
    nonisolated public func strokeBorder<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle) -> some View {
        ShapeView(DrawnShape(outline: _outline, stroke: DrawnStroke(paint: style._paint, line: line, isInside: true)))
    }
}

/// How a shape is filled. Shapes of this module look the same with each.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    /// Creates a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
    /// The width in CSS pixels.
    public var lineWidth: CGFloat
    /// The lengths of dashes and gaps. A line that has some is dashed, with lengths that the browser chooses.
    public var dash: [CGFloat]

    /// Creates a style.
    public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
        self.lineWidth = lineWidth
        self.dash = dash
    }
}

/// A shape with what fills it and its line.
package struct DrawnShape: Hashable, Sendable {
    package let outline: _ShapeOutline
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

/// Shows a shape.
private struct ShapeView {
    let shape: DrawnShape

    init(_ shape: DrawnShape) { self.shape = shape }
}

extension ShapeView: PrimitiveView {
    typealias Body = Never

    func nodes(in context: EvaluationContext) -> [ViewNode] { [context.node(.shape(shape))] }
}
