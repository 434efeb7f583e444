/// A shape with an outline that is more than its path.
protocol OutlinedShape: Shape {
    nonisolated var ownOutline: ShapeOutline { get }
}

extension Shape {
    nonisolated package var outline: ShapeOutline {
        (self as? any OutlinedShape)?.ownOutline ?? .path(OutlinePath { path(in: $0) })
    }
}

/// The outline of a shape.
package enum ShapeOutline: Hashable, Sendable {
    case rectangle
    /// A rectangle whose corners have radii in CSS pixels: at the top start, the top end, the bottom end and the bottom
    /// start.
    case rounded([CGFloat])
    case capsule
    case circle
    case ellipse
    case path(OutlinePath)

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

/// The outline of a shape that a program declares.
package struct OutlinePath: Hashable, Sendable {
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

    package static func == (left: Self, right: Self) -> Bool {
        left.sample == right.sample && left.isFixed == right.isFixed && left.isEvenOdd == right.isEvenOdd
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(sample) }
}

extension Rectangle: OutlinedShape { nonisolated var ownOutline: ShapeOutline { .rectangle } }
extension RoundedRectangle: OutlinedShape { nonisolated var ownOutline: ShapeOutline { .rounded(cornerRadius) } }
extension Capsule: OutlinedShape { nonisolated var ownOutline: ShapeOutline { .capsule } }
extension Circle: OutlinedShape { nonisolated var ownOutline: ShapeOutline { .circle } }
extension Ellipse: OutlinedShape { nonisolated var ownOutline: ShapeOutline { .ellipse } }
extension ContainerRelativeShape: OutlinedShape { nonisolated var ownOutline: ShapeOutline { .rectangle } }

extension UnevenRoundedRectangle: OutlinedShape {
    nonisolated var ownOutline: ShapeOutline {
        .rounded([
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ])
    }
}
