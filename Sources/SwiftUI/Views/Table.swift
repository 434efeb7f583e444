import Diagnostics

/// Rows with a value in each column.
///
/// Unlike in Apple's SwiftUI, a narrow page shows all columns, and scrolls.
public struct Table<Data: RandomAccessCollection> where Data.Element: Identifiable {
    private let data: Data
    private let columns: [_TableColumn<Data.Element>]

    /// Creates a table with a row for each element.
    public init(_ data: Data, @TableColumnBuilder<Data.Element> columns: () -> [_TableColumn<Data.Element>]) {
        self.data = data
        self.columns = columns()
    }
}

extension Table: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        var node = context.node(
            .table, children: ForEach(data) { [columns] row in TableRowView(row: row, columns: columns) })
        let header = context.child(.part(.header))
        node.parts[.header] = columns.enumerated().map { index, column in
            let place = header.child(.child(index))
            var cell = place.node(.tableCell)
            cell.children = column.header(place)
            return cell
        }
        return [node]
    }
}

/// The cells of a row.
private struct TableRowView<Row> {
    let row: Row
    let columns: [_TableColumn<Row>]
}

extension TableRowView: View, PrimitiveView {
    typealias Body = Never

    func nodes(in context: EvaluationContext) -> [ViewNode] {
        var node = context.node(.tableRow)
        node.children = columns.enumerated().map { index, column in
            let place = context.child(.child(index))
            var cell = place.node(.tableCell)
            cell.children = column.cell(row, place)
            return cell
        }
        return [node]
    }
}

/// A column of a ``Table``: its title, and a view for each row.
public struct TableColumn<RowValue, Content: View, Label: View> {
    private let content: (RowValue) -> Content
    private let label: Label

    /// Creates a column whose title is a text.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) where Label == Text {
        self.content = content
        label = text
    }

    /// Creates a column whose title is a text.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
    where Label == Text {
        self.init(Text(title), content: content)
    }

    /// Creates a column whose title is a text.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content)
    where Label == Text {
        self.init(Text(title), content: content)
    }

    /// Creates a column of the texts at a key path, whose title is a text.
    public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>) where Label == Text, Content == Text {
        self.init(Text(title)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column of the texts at a key path, whose title is a text.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, value: KeyPath<RowValue, String>)
    where Label == Text, Content == Text {
        self.init(Text(title)) { Text(verbatim: $0[keyPath: value]) }
    }

    fileprivate var erased: _TableColumn<RowValue> {
        // Safe because only the main actor, which evaluates views, uses them.
        nonisolated(unsafe) let (content, label) = (content, label)
        return _TableColumn { context in
            context.nodes(of: label)
        } cell: { row, context in
            context.nodes(of: content(row))
        }
    }
}

/// A column of any content. Not for use.
public struct _TableColumn<RowValue> {
    fileprivate let header: @MainActor (EvaluationContext) -> [ViewNode]
    fileprivate let cell: @MainActor (RowValue, EvaluationContext) -> [ViewNode]
}

/// Makes the columns of a ``Table``.
@resultBuilder
public enum TableColumnBuilder<RowValue> {
    /// Returns a column.
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Content, Label>
    ) -> [_TableColumn<RowValue>] {
        [column.erased]
    }

    /// Returns all columns.
    public static func buildBlock(_ columns: [_TableColumn<RowValue>]...) -> [_TableColumn<RowValue>] {
        columns.flatMap(\.self)
    }

    /// Returns the columns of a condition that holds.
    public static func buildIf(_ columns: [_TableColumn<RowValue>]?) -> [_TableColumn<RowValue>] { columns ?? [] }

    /// Returns the columns of the first branch.
    public static func buildEither(first columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] { columns }

    /// Returns the columns of the second branch.
    public static func buildEither(second columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] { columns }
}
