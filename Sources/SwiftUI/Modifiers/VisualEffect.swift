/// A change of the look of a view that depends on its place. A page does not apply it.
public protocol VisualEffect: Sendable {}

/// The view without a change.
public struct EmptyVisualEffect: VisualEffect { public init() {} }

extension VisualEffect {
    /// Returns the effect, which a page does not apply.
    public func opacity(_ opacity: Double) -> some VisualEffect { self }

    /// Returns the effect, which a page does not apply.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }

    /// Returns the effect, which a page does not apply.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }

    /// Returns the effect, which a page does not apply.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }

    /// Returns the effect, which a page does not apply.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }

    /// Returns the effect, which a page does not apply.
    public func offset(_ offset: CGSize) -> some VisualEffect { self }

    /// Returns the effect, which a page does not apply.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }

    /// Returns the effect, which a page does not apply.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect { self }

    /// Returns the effect, which a page does not apply.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }

    /// Returns the effect, which a page does not apply.
    public func brightness(_ amount: Double) -> some VisualEffect { self }

    /// Returns the effect, which a page does not apply.
    public func contrast(_ amount: Double) -> some VisualEffect { self }

    /// Returns the effect, which a page does not apply.
    public func saturation(_ amount: Double) -> some VisualEffect { self }

    /// Returns the effect, which a page does not apply.
    public func grayscale(_ amount: Double) -> some VisualEffect { self }

    /// Returns the effect, which a page does not apply.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}
