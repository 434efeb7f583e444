public struct LazyVGrid<Content: View> {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// Creates a grid.
    /// The headers and footers in `pinnedViews` do not stay in sight.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVGrid: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        context.report(pinnedViews)
        var node = context.node(.lazyGrid(columns, alignment, spacing: spacing))
        node.children = context.nodes(of: content, as: .children).inCells(of: columns)
        return [node]
    }
}

public struct GridItem: Hashable, Sendable {
    public enum Size: Hashable, Sendable {
        /// A width in CSS pixels.
        case fixed(CGFloat)
        /// A part of the width that is left, between two limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit, each between two limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next column, or nil for the default one. That of the first column applies to all of them.
    public var spacing: CGFloat?
    /// The alignment of views that are smaller than the column. Nil is that of the grid.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A grid of rows, in which the cells of a column have the same width.
public struct Grid<Content: View> {
    private let layout: GridLayout
    private let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

extension Grid: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        var layout = layout
        let rows = context.nodes(of: content, as: .children).map(\.withBoxInCells)
        for row in rows {
            if case .gridRow = row.kind {
                layout.columns = max(layout.columns, row.children.reduce(0) { $0 + $1.cell.columns })
            }
        }
        var node = context.node(.grid(layout))
        node.children = rows.withColumnAlignments
        return [node]
    }
}

/// The layout of a grid. Nil is the default distance.
package struct GridLayout: Hashable, Sendable {
    package let alignment: Alignment
    package let horizontalSpacing: CGFloat?
    package let verticalSpacing: CGFloat?
    /// The number of columns.
    package var columns = 1
}

/// A row of a ``Grid``. Each view is a cell.
public struct GridRow<Content: View> {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// Creates a row. Without an alignment, views that are smaller than the row have that of the grid.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        var node = context.node(.gridRow, children: content)
        for index in node.children.indices where node.children[index].cell.vertical == nil {
            node.children[index].cell.vertical = alignment
        }
        return [node]
    }
}

extension ViewNode {
    /// The node. If it is a row, its cells have its space and its background, because a row has no element of its own.
    fileprivate var withBoxInCells: ViewNode {
        guard case .gridRow = kind, style.contains(where: \.isBox) else { return self }
        var row = self
        row.style.removeAll(where: \.isBox)
        for index in row.children.indices { row.children[index].style += style.filter(\.isBox) }
        return row
    }
}

extension StyleAttribute {
    /// Whether it changes the box of a node, but not the nodes in it.
    fileprivate var isBox: Bool {
        switch self {
        case .padding, .frame, .background, .cornerRadius, .effect, .aspectRatio, .fixedSize, .layoutPriority, .zIndex,
            .containerFrame, .sticky, .reservedLines, .baselineOffset:
            true
        default: false
        }
    }
}

public struct LazyHGrid<Content: View> {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// Creates a grid.
    /// The headers and footers in `pinnedViews` do not stay in sight.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHGrid: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        context.report(pinnedViews)
        var node = context.node(.lazyHGrid(rows, alignment, spacing: spacing))
        node.children = context.nodes(of: content, as: .children).inCells(of: rows)
        return [node]
    }
}
