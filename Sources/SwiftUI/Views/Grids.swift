/// A grid that fills its columns, row by row.
public struct LazyVGrid<Content: View> {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - alignment: The alignment of a view that is smaller than its column.
    ///   - spacing: The distance between rows, or nil for the default distance.
    ///   - content: The views.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyVGrid: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        [context.node(.lazyGrid(columns, alignment, spacing: spacing), children: content)]
    }
}

/// A column of a ``LazyVGrid``, or as many columns as fit.
public struct GridItem: Hashable, Sendable {
    /// The width of a column.
    public enum Size: Hashable, Sendable {
        /// A width in CSS pixels.
        case fixed(CGFloat)
        /// A part of the width that is left, between two limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit, each between two limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The width of the column.
    public var size: Size
    /// The distance to the next column, or nil for the default one. That of the first column applies to all of them.
    public var spacing: CGFloat?

    /// Creates a column.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {
        self.size = size
        self.spacing = spacing
    }
}

/// A grid of rows, in which the cells of a column have the same width.
public struct Grid<Content: View> {
    private let layout: GridLayout
    private let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of a view that is smaller than its cell.
    ///   - horizontalSpacing: The distance between columns, or nil for the default distance.
    ///   - verticalSpacing: The distance between rows, or nil for the default distance.
    ///   - content: The rows.
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
        let rows = context.nodes(of: content, as: .children)
        for row in rows {
            if case .gridRow = row.kind { layout.columns = max(layout.columns, row.children.count) }
        }
        var node = context.node(.grid(layout))
        node.children = rows
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
    private let content: Content

    /// Creates a row.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension GridRow: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        [context.node(.gridRow, children: content)]
    }
}

/// A stack of views from top to bottom. All of them are evaluated, as in ``VStack``.
public struct LazyVStack<Content: View>: View {
    private let stack: VStack<Content>

    /// Creates a stack.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }

    /// The stack, which fills the width.
    public var body: some View { stack.frame(maxWidth: .infinity) }
}

/// A stack of views in the direction of reading. All of them are evaluated, as in ``HStack``.
public struct LazyHStack<Content: View>: View {
    private let stack: HStack<Content>

    /// Creates a stack.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }

    /// The stack, which fills the height.
    public var body: some View { stack.frame(maxHeight: .infinity) }
}
