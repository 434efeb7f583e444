public struct AnyShape: Shape, LinedShape {
    private let base: any Shape

    nonisolated public var _outline: _ShapeOutline { base._outline }

    nonisolated var line: StrokeStyle? { (base as? any LinedShape)?.line }

    nonisolated public init<Base: Shape>(_ shape: Base) { base = shape }

    nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

/// A rectangle, because a page has no other shape of a container.
public struct ContainerRelativeShape: InsettableShape {
    nonisolated public var _outline: _ShapeOutline { .rectangle }

    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

extension Shape where Self == ContainerRelativeShape {
    nonisolated public static var containerRelative: Self { Self() }
}
