/// An outline of lines and curves, in CSS pixels. As a view, it is filled.
public struct Path: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package private(set) var elements: [Element] = []
    private var start: CGPoint?

    /// The end of the outline. Nil if it is empty.
    public private(set) var currentPoint: CGPoint?

    public init() {}

    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    public init(_ rect: CGRect) { addRect(rect) }

    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Whether the outline has no parts.
    public var isEmpty: Bool { elements.isEmpty }

    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Begins another part of the outline at a point.
    public mutating func move(to end: CGPoint) {
        elements.append(.move(to: end))
        (start, currentPoint) = (end, end)
    }

    public mutating func addLine(to end: CGPoint) {
        guard currentPoint != nil else { return move(to: end) }
        elements.append(.line(to: end))
        currentPoint = end
    }

    /// Adds lines between points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds a curve with a control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        if currentPoint == nil { move(to: control) }
        elements.append(.quadCurve(to: end, control: control))
        currentPoint = end
    }

    /// Adds a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if currentPoint == nil { move(to: control1) }
        elements.append(.curve(to: end, control1: control1, control2: control2))
        currentPoint = end
    }

    public mutating func closeSubpath() {
        guard currentPoint != nil else { return }
        elements.append(.closeSubpath)
        currentPoint = start
    }

    public mutating func addPath(_ path: Path) {
        elements += path.elements
        (start, currentPoint) = (path.start ?? start, path.currentPoint ?? currentPoint)
    }

    /// Returns the outline, with the points that a function makes of its points.
    func mapped(_ change: (CGPoint) -> CGPoint) -> Path {
        var path = self
        path.elements = elements.map { element in
            switch element {
            case .move(let end): .move(to: change(end))
            case .line(let end): .line(to: change(end))
            case .quadCurve(let end, let control): .quadCurve(to: change(end), control: change(control))
            case .curve(let end, let first, let second):
                .curve(to: change(end), control1: change(first), control2: change(second))
            case .closeSubpath: .closeSubpath
            }
        }
        path.start = start.map(change)
        path.currentPoint = currentPoint.map(change)
        return path
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }
}

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension Path: OutlinedShape { nonisolated var ownOutline: ShapeOutline { .path(OutlinePath(fixed: self)) } }
