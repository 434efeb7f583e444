import Diagnostics

/// What a view says about its cell in a grid.
package struct GridCell: Hashable, Sendable {
    /// The number of columns.
    package var columns = 1
    /// The alignment in the column. Nil is that of the grid.
    package var horizontal: HorizontalAlignment?
    /// The alignment in the row. Nil is that of the grid.
    package var vertical: VerticalAlignment?
    /// The alignment of the whole column.
    package var column: HorizontalAlignment?
    /// The axes in which the view does not make its cell larger.
    package var unsizedAxes: Axis.Set = []
}

extension View {
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(NodeModifier { $0.cell.columns = max(count, 1) })
    }

    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(
            NodeModifier { node in
                node.cell.horizontal = anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center
                node.cell.vertical = anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .center
            })
    }

    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(NodeModifier { $0.cell.column = guide })
    }

    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(NodeModifier { $0.cell.unsizedAxes = axes })
    }
}

extension [ViewNode] {
    /// The rows of a grid, in which each column has the alignment that one of its cells says.
    var withColumnAlignments: [ViewNode] {
        var alignments: [Int: HorizontalAlignment] = [:]
        var rows = self
        rows.changeCells { column, node in if let alignment = node.cell.column { alignments[column] = alignment } }
        guard !alignments.isEmpty else { return self }
        rows.changeCells { column, node in node.cell.horizontal = node.cell.horizontal ?? alignments[column] }
        return rows
    }

    /// Calls a function with each cell and the number of its first column.
    private mutating func changeCells(_ change: (Int, inout ViewNode) -> Void) {
        for index in indices {
            guard case .gridRow = self[index].kind else { continue }
            var column = 0
            for cell in self[index].children.indices {
                change(column, &self[index].children[cell])
                column += self[index].children[cell].cell.columns
            }
        }
    }

    /// Returns the views of a lazy grid with the alignments of its columns or rows. If as many fit as the page is wide, the
    /// first one applies.
    func inCells(of items: [GridItem]) -> [ViewNode] {
        guard items.contains(where: { $0.alignment != nil }) else { return self }
        let isFixed = items.allSatisfy { if case .adaptive = $0.size { false } else { true } }
        return enumerated().map { index, node in
            var node = node
            let alignment = items[isFixed ? index % items.count : 0].alignment
            node.cell.horizontal = alignment?.horizontal
            node.cell.vertical = alignment?.vertical
            return node
        }
    }
}

/// Headers and footers that stay in sight while a page scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a set from the bits of its views.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = Self(rawValue: 1)
    public static let sectionFooters = Self(rawValue: 2)
}

/// Reports that no views are pinned.
struct PinningModifier {
    let pinnedViews: PinnedScrollableViews
}

extension PinningModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        context.report(pinnedViews)
        return context.child(.content).nodes(of: content)
    }
}

extension EvaluationContext {
    /// Reports that no views are pinned.
    func report(_ pinnedViews: PinnedScrollableViews) {
        guard !pinnedViews.isEmpty else { return }
        report(
            Diagnostic(
                .withoutEffect, "The pinnedViews of a view have no effect on a web page. They scroll with the content.",
                subject: "pinnedViews"))
    }
}
