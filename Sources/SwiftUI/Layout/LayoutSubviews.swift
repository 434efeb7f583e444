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
