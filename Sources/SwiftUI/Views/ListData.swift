extension List where SelectionValue == Never {
    // Disfavored, because a binding of a collection is a collection of bindings, too.
    /// Creates a list with a row for each element, which has an id.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(nil, content: ForEach(data, content: rowContent))
    }

    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(nil, content: ForEach(data, id: id, content: rowContent))
    }

    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init(nil, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, which the row can change.
    public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(nil, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, with the id at a key path, which the row can change.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable
    {
        self.init(nil, content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list of elements with their children, which the user can expand.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(nil, content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list of elements with the id at a key path, and with their children, which the user can expand.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>> {
        self.init(nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// Creates a list with a row for each element. The user can select rows by their ids.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection.map { RowSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element. The user can select a row by its id.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection.map { RowSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element. The user can select rows by the ids at a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection.map { RowSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each element. The user can select a row by the id at a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection.map { RowSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list of elements with their children. The user can select a row by its id.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(
            selection.map { RowSelection($0) },
            content: OutlineGroup(data, children: children, content: rowContent))
    }
}
