/// The place to which a region is scrolled. A page keeps its own, so setting it has no effect.
public struct ScrollPosition: Equatable, Sendable {
    public private(set) var edge: Edge?
    public private(set) var point: CGPoint?

    /// Whether the user has scrolled, which a page does not report.
    public var isPositionedByUser: Bool { false }
    public var x: CGFloat? { point?.x }
    public var y: CGFloat? { point?.y }

    /// Creates a place that is not known.
    public init() {}

    public init(edge: Edge) { self.edge = edge }

    /// Creates a place that is not known, whose views have ids of a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}

    /// Creates a place that is not known, at an edge. The type of the ids is not used.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) { self.edge = edge }

    /// Creates a place at a point. The type of the ids is not used.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, x: CGFloat, y: CGFloat) {
        point = CGPoint(x: x, y: y)
    }

    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { nil }

    public mutating func scrollTo(edge: Edge) { (self.edge, point) = (edge, nil) }
    public mutating func scrollTo(point: CGPoint) { (edge, self.point) = (nil, point) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { scrollTo(x: x, y: point?.y ?? 0) }
    public mutating func scrollTo(y: CGFloat) { scrollTo(x: point?.x ?? 0, y: y) }
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        (edge, point) = (nil, nil)
    }
}

public struct ScrollGeometry: Hashable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var visibleRect: CGRect { bounds }
}

public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    public var isScrolling: Bool { self != .idle }
}

public struct ScrollPhaseChangeContext: Sendable {
    public let geometry: ScrollGeometry
    public let velocity: CGVector?
}

extension View {
    /// Sets the place to which the scroll views in this view are scrolled.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        withoutEffect("The page does not report where the user scrolls.")
    }

    nonisolated public func onScrollGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        withoutEffect("The page does not report where the user scrolls.")
    }

    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        withoutEffect("The page does not report when the user scrolls.")
    }

    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        withoutEffect("The page does not report when the user scrolls.")
    }

    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        withoutEffect("The page does not report which views the user sees.")
    }
}
