public protocol Shape: View, Sendable {
    nonisolated func path(in rect: CGRect) -> Path

    /// The outline. Not for use.
    nonisolated var _outline: _ShapeOutline { get }
}

extension Shape {
    nonisolated public var _outline: _ShapeOutline { .path(_OutlinePath { path(in: $0) }) }
}

public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// The outline of a shape. Not for use.
public enum _ShapeOutline: Hashable, Sendable {
    case rectangle
    /// A rectangle whose corners have radii in CSS pixels: at the top start, the top end, the bottom end and the bottom
    /// start.
    case rounded([CGFloat])
    case capsule
    case circle
    case ellipse
    case path(_OutlinePath)

    static func rounded(_ radius: CGFloat) -> Self { .rounded([radius, radius, radius, radius]) }

    /// Whether the outline does not depend on its space.
    var isFixed: Bool { if case .path(let path) = self { path.isFixed } else { false } }

    /// Returns the outline of a shape that is filled in a way. Those that CSS draws look the same with each.
    func filled(_ style: FillStyle) -> Self {
        guard style.isEOFilled, case .path(var path) = self else { return self }
        path.isEvenOdd = true
        return .path(path)
    }
}

/// The outline of a shape that a program declares. Not for use.
public struct _OutlinePath: Hashable, Sendable {
    private static let sample = CGRect(x: 0, y: 0, width: 100, height: 100)

    private let make: @Sendable (CGRect) -> Path
    /// The outline in a square, by which two are compared.
    private let sample: Path
    /// Whether the outline does not depend on its space.
    package let isFixed: Bool
    /// Whether a part that the outline goes around twice is outside.
    package fileprivate(set) var isEvenOdd = false

    init(_ make: @escaping @Sendable (CGRect) -> Path) {
        self.make = make
        sample = make(Self.sample)
        isFixed = false
    }

    init(fixed path: Path) {
        make = { _ in path }
        sample = path
        isFixed = true
    }

    /// Returns the outline in a space.
    package func path(in size: CGSize) -> Path { make(CGRect(origin: .zero, size: size)) }

    public static func == (left: Self, right: Self) -> Bool {
        left.sample == right.sample && left.isFixed == right.isFixed && left.isEvenOdd == right.isEvenOdd
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(sample) }
}

public struct Rectangle: InsettableShape {
    public var _outline: _ShapeOutline { .rectangle }

    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

public struct RoundedRectangle: InsettableShape {
    /// The radius of the corners in CSS pixels.
    public var cornerRadius: CGFloat

    public var _outline: _ShapeOutline { .rounded(cornerRadius) }

    /// Creates a rectangle whose corners have a radius. Corners of both styles are drawn as parts of circles.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
    }

    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        cornerRadius = cornerSize.width
    }

    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: cornerRadius) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii in CSS pixels.
    public var cornerRadii: RectangleCornerRadii

    public var _outline: _ShapeOutline {
        .rounded([
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ])
    }

    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
    }

    /// Creates a rectangle. A corner without a radius is not rounded.
    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        cornerRadii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ]
        return Path { $0.addRect(rect, corners: radii.map { CGSize(width: $0, height: $0) }) }
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

/// The radii of the corners of a rectangle in CSS pixels.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    /// Creates radii. A corner without one is not rounded.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

extension Shape where Self == Rectangle { nonisolated public static var rect: Self { Self() } }
extension Shape where Self == Circle { nonisolated public static var circle: Self { Self() } }
extension Shape where Self == Capsule { nonisolated public static var capsule: Self { Self() } }
extension Shape where Self == Ellipse { nonisolated public static var ellipse: Self { Self() } }

extension Shape where Self == RoundedRectangle {
    nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        Self(cornerRadius: cornerRadius, style: style)
    }

    nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        Self(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    nonisolated public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
        -> Self
    {
        Self(cornerRadii: cornerRadii, style: style)
    }

    /// Returns a rectangle whose corners have different radii. A corner without one is not rounded.
    nonisolated public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        Self(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

public struct Capsule: InsettableShape {
    public var _outline: _ShapeOutline { .capsule }

    nonisolated public init(style: RoundedCornerStyle = .continuous) {}

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

public struct Circle: InsettableShape {
    public var _outline: _ShapeOutline { .circle }

    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

public struct Ellipse: InsettableShape {
    public var _outline: _ShapeOutline { .ellipse }

    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}
