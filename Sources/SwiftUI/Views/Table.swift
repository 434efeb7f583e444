import Diagnostics

/// Rows with a value in each column.
///
/// Unlike in Apple's SwiftUI, a narrow page shows all columns, and scrolls.
public struct Table<Data: RandomAccessCollection> where Data.Element: Identifiable {
    private let data: Data
    private let columns: [_TableColumn<Data.Element>]
    /// What the table does in an app only.
    private var notes: [Note] = []

    fileprivate enum Note {
        case selection, sorting
    }

    public init(_ data: Data, @TableColumnBuilder<Data.Element> columns: () -> [_TableColumn<Data.Element>]) {
        self.data = data
        self.columns = columns()
    }
}

extension Table {
    /// Creates a table, without the selection of rows that an app has.
    public init(
        _ data: Data, selection: Binding<Data.Element.ID?>,
        @TableColumnBuilder<Data.Element> columns: () -> [_TableColumn<Data.Element>]
    ) {
        self.init(data, notes: [.selection], columns: columns())
    }

    /// Creates a table, without the selection of rows that an app has.
    public init(
        _ data: Data, selection: Binding<Set<Data.Element.ID>>,
        @TableColumnBuilder<Data.Element> columns: () -> [_TableColumn<Data.Element>]
    ) {
        self.init(data, notes: [.selection], columns: columns())
    }

    /// Creates a table in the order of the data, which the titles of the columns do not change.
    public init<Order: SortComparator>(
        _ data: Data, sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Data.Element> columns: () -> [_TableColumn<Data.Element>]
    ) where Order.Compared == Data.Element {
        self.init(data, notes: [.sorting], columns: columns())
    }

    /// Creates a table in the order of the data, without the selection and the sorting that an app has.
    public init<Order: SortComparator>(
        _ data: Data, selection: Binding<Data.Element.ID?>, sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Data.Element> columns: () -> [_TableColumn<Data.Element>]
    ) where Order.Compared == Data.Element {
        self.init(data, notes: [.selection, .sorting], columns: columns())
    }

    /// Creates a table in the order of the data, without the selection and the sorting that an app has.
    public init<Order: SortComparator>(
        _ data: Data, selection: Binding<Set<Data.Element.ID>>, sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Data.Element> columns: () -> [_TableColumn<Data.Element>]
    ) where Order.Compared == Data.Element {
        self.init(data, notes: [.selection, .sorting], columns: columns())
    }

    private init(_ data: Data, notes: [Note], columns: [_TableColumn<Data.Element>]) {
        (self.data, self.notes, self.columns) = (data, notes, columns)
    }
}

extension Table: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        for note in notes {
            switch note {
            case .selection:
                context.report(withoutEffect: "The selection of a Table", reason: "Use a List with a selection.")
            case .sorting:
                context.report(
                    withoutEffect: "The sorting of a Table", reason: "The titles of the columns are texts.")
            }
        }
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
    private var modifierWithoutEffect: String?

    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) where Label == Text {
        self.content = content
        label = text
    }

    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
    where Label == Text {
        self.init(Text(title), content: content)
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content)
    where Label == Text {
        self.init(Text(title), content: content)
    }

    public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>) where Label == Text, Content == Text {
        self.init(Text(title)) { Text(verbatim: $0[keyPath: value]) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, value: KeyPath<RowValue, String>)
    where Label == Text, Content == Text {
        self.init(Text(title)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column of views for the values at a key path, by which an app sorts.
    public init<Value: Comparable>(
        _ title: LocalizedStringKey, value: KeyPath<RowValue, Value>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Label == Text {
        self.init(Text(title), content: content)
    }

    /// Creates a column of views for the values at a key path, by which an app sorts.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: Comparable>(
        _ title: Title, value: KeyPath<RowValue, Value>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Label == Text {
        self.init(Text(title), content: content)
    }

    /// Returns the column, which is as wide as its cells on a page.
    public func width(_ width: CGFloat? = nil) -> Self { noted("width(_:)", when: width != nil) }

    /// Returns the column, which is as wide as its cells on a page.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
        noted("width(min:ideal:max:)", when: min != nil || ideal != nil || max != nil)
    }

    private func noted(_ name: String, when isUsed: Bool) -> Self {
        var column = self
        if isUsed { column.modifierWithoutEffect = name }
        return column
    }

    fileprivate var erased: _TableColumn<RowValue> {
        // Safe because only the main actor, which evaluates views, uses them.
        nonisolated(unsafe) let (content, label) = (content, label)
        return _TableColumn { [modifierWithoutEffect] context in
            if let modifierWithoutEffect {
                context.report(
                    withoutEffect: modifierWithoutEffect, reason: "The columns of a page are as wide as their cells.")
            }
            return context.nodes(of: label)
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

@resultBuilder
public enum TableColumnBuilder<RowValue> {
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Content, Label>
    ) -> [_TableColumn<RowValue>] {
        [column.erased]
    }

    public static func buildBlock(_ columns: [_TableColumn<RowValue>]...) -> [_TableColumn<RowValue>] {
        columns.flatMap(\.self)
    }

    public static func buildIf(_ columns: [_TableColumn<RowValue>]?) -> [_TableColumn<RowValue>] { columns ?? [] }

    public static func buildEither(first columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] { columns }

    /// Returns the columns of the second branch.
    public static func buildEither(second columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] { columns }
}
