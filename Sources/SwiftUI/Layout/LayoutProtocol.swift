/// A layout of a program. A page does not call it: it shows the views in rows, with a note.
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Subviews) -> Cache

    func updateCache(_ cache: inout Cache, subviews: Subviews)

    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// No axis.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Does nothing.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {}

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

    /// Nil.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Nil.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LaidOut(layout: AnyLayout(self), content: content())
    }
}

extension Layout where Cache == Void {
    /// A layout without a cache keeps nothing.
    public func makeCache(subviews: Subviews) {}
}

public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?

    /// Creates properties without an axis.
    public init() {}
}

/// The size that a view is offered. Nil is the one that the view prefers.
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    public static let zero = Self(width: 0, height: 0)
    public static let unspecified = Self(width: nil, height: nil)
    public static let infinity = Self(width: .infinity, height: .infinity)

    /// Returns the size with other lengths in the place of those that are not set.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

public struct ViewSpacing: Sendable {
    public static let zero = ViewSpacing()

    public init() {}

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }

    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

public protocol LayoutValueKey {
    associatedtype Value

    /// The value of a view that gives none.
    static var defaultValue: Value { get }
}

extension View {
    /// Leaves the view as it is.
    nonisolated public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        withoutEffect("A page does not call the layouts of a program.")
    }

    /// Leaves the view as it is.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        withoutEffect("A page from right to left mirrors the layout, and draws shapes as they are.")
    }
}

public struct LayoutDirectionBehavior: Hashable, Sendable {
    private let mirroring: LayoutDirection?

    public static let fixed = Self(mirroring: nil)
    public static let mirrors = mirrors(in: .rightToLeft)

    public static func mirrors(in direction: LayoutDirection) -> Self { Self(mirroring: direction) }
}

/// The views in a layout of a program.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias SubSequence = Slice<LayoutSubviews>

    public var layoutDirection: LayoutDirection { .leftToRight }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }

    public subscript(index: Int) -> LayoutSubview { LayoutSubview() }

    public subscript(indices: [Int]) -> [LayoutSubview] { indices.map { self[$0] } }
}

/// A view in a layout of a program. A page does not call the layout, so the view has no size.
public struct LayoutSubview: Equatable, Sendable {
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { Key.defaultValue }

    public var priority: Double { 0 }
    public var spacing: ViewSpacing { ViewSpacing() }

    /// Returns no size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Returns no size.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(width: 0, height: 0) }

    /// Does nothing.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}
