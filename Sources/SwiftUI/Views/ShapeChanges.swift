extension Shape {
    /// Returns a part of the outline: 0 is its beginning, and 1 its end. A circle begins at the end of the line.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _ChangedShape(isFixed: outline.isFixed) { path(in: $0).trimmedPath(from: startFraction, to: endFraction) }
    }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        _ChangedShape(isFixed: outline.isFixed) { path(in: $0).offsetBy(dx: x, dy: y) }
    }

    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        _ChangedShape { rect in
            let center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
            return path(in: rect).mapped { $0.turned(around: center, by: angle) }
        }
    }

    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        _ChangedShape { rect in
            let center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
            return path(in: rect).mapped {
                CGPoint(x: center.x + ($0.x - center.x) * scale, y: center.y + ($0.y - center.y) * scale)
            }
        }
    }

    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        let path = path(in: CGRect(x: 0, y: 0, width: width, height: height))
        return _ChangedShape(isFixed: true) { _ in path }
    }
}

extension CGPoint {
    fileprivate func turned(around center: CGPoint, by angle: Angle) -> CGPoint {
        let (x, y) = (x - center.x, y - center.y)
        let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
        return CGPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
    }
}

/// A shape that is made of another. Not for use.
struct _ChangedShape: OutlinedShape {
    /// Whether the outline does not depend on its space.
    var isFixed = false
    let make: @Sendable (CGRect) -> Path

    nonisolated var ownOutline: ShapeOutline { .path(isFixed ? OutlinePath(fixed: make(.zero)) : OutlinePath(make)) }

    func path(in rect: CGRect) -> Path { make(rect) }
}

/// A shape with a distance from its edges.
struct _InsetShape<Base: Shape>: InsettableShape {
    private let base: Base
    private let amount: CGFloat

    nonisolated init(_ base: Base, by amount: CGFloat) {
        self.base = base
        self.amount = amount
    }

    func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

    func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape<Base>(base, by: self.amount + amount) }
}

/// The outline of a shape as a line in the color of the texts around it.
struct _LineShape<Base: Shape>: OutlinedShape, LinedShape {
    private let base: Base
    private let style: StrokeStyle

    nonisolated var ownOutline: ShapeOutline { base.outline }
    nonisolated var line: StrokeStyle? { style }

    nonisolated init(_ base: Base, _ style: StrokeStyle) {
        self.base = base
        self.style = style
    }

    func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

public struct AnyShape: Shape, LinedShape {
    fileprivate let base: any Shape

    nonisolated var line: StrokeStyle? { (base as? any LinedShape)?.line }

    nonisolated public init<Base: Shape>(_ shape: Base) { base = shape }

    nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension AnyShape: OutlinedShape { nonisolated var ownOutline: ShapeOutline { base.outline } }

/// A rectangle, because a page has no other shape of a container.
public struct ContainerRelativeShape: InsettableShape {
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

extension Shape where Self == ContainerRelativeShape {
    nonisolated public static var containerRelative: Self { Self() }
}
