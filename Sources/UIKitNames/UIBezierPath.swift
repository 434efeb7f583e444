public import Foundation

/// An outline of lines and curves, for a path of SwiftUI.
public final class UIBezierPath {
    /// A part of the outline.
    package enum Element: Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quadCurve(CGPoint, control: CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case arc(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, isClockwise: Bool)
        case ellipse(CGRect)
        /// A rectangle with the sizes of its corners: at the top left, the top right, the bottom right and the bottom left.
        case rectangle(CGRect, [CGSize])
        case path(CGPath)
        case close
    }

    private var elements: [Element] = []

    /// Has no effect. The line of a shape has its own width.
    public var lineWidth: CGFloat = 1

    /// The outline, for a path of SwiftUI.
    public var cgPath: CGPath { CGPath(elements: elements) }

    /// Creates an empty outline.
    public init() {}

    /// Creates a rectangle.
    public init(rect: CGRect) { elements = [.rectangle(rect, [.zero, .zero, .zero, .zero])] }

    /// Creates an ellipse in a rectangle.
    public init(ovalIn rect: CGRect) { elements = [.ellipse(rect)] }

    /// Creates a rectangle with rounded corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a rectangle of which some corners are rounded.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii radii: CGSize) {
        let places = [UIRectCorner.topLeft, .topRight, .bottomRight, .bottomLeft]
        elements = [.rectangle(rect, places.map { corners.contains($0) ? radii : .zero })]
    }

    /// Creates a part of a circle.
    public init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Begins another part of the outline at a point.
    public func move(to point: CGPoint) { elements.append(.move(point)) }

    /// Adds a line.
    public func addLine(to point: CGPoint) { elements.append(.line(point)) }

    /// Adds a curve with a control point.
    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        elements.append(.quadCurve(end, control: controlPoint))
    }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        elements.append(.curve(end, controlPoint1, controlPoint2))
    }

    /// Adds a part of a circle. The angles are in radians.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        elements.append(
            .arc(center: center, radius: radius, start: startAngle, end: endAngle, isClockwise: clockwise))
    }

    /// Adds the parts of another outline.
    public func append(_ path: UIBezierPath) { elements.append(.path(path.cgPath)) }

    /// Ends the part of the outline with a line to its beginning.
    public func close() { elements.append(.close) }
}

/// The outline of a ``UIBezierPath``.
public struct CGPath: Sendable {
    package let elements: [UIBezierPath.Element]
}
