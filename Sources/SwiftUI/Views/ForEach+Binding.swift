extension ForEach where Content: View {
    /// Creates views for bindings to elements that have an id.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, Elements.Element: Identifiable,
        ID == Elements.Element.ID, Elements.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates views for bindings to elements, with the id at a key path.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, Elements.Index: Hashable {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: \.1,
            content: { content(data.element(at: $0.0, instead: elements[$0.0])) })
    }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
    /// Returns a binding to an element, which stays as it was if the collection becomes shorter.
    fileprivate func element(at index: Value.Index, instead known: Value.Element) -> Binding<Value.Element> {
        Binding<Value.Element>(
            get: { wrappedValue.indices.contains(index) ? wrappedValue[index] : known },
            set: { if wrappedValue.indices.contains(index) { wrappedValue[index] = $0 } })
    }
}

extension List {
    /// Creates a list with a row for each binding to an element, which has an id.
    public init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Elements>, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
    )
    where
        Content == ForEach<
            LazyMapSequence<Elements.Indices, (Elements.Index, Elements.Element.ID)>, Elements.Element.ID, Row
        >, Elements.Element: Identifiable, Elements.Index: Hashable
    {
        self.init { Content(data, content: rowContent) }
    }

    /// Creates a list with a row for each binding to an element, with the id at a key path.
    public init<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
    )
    where
        Content == ForEach<LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID, Row>, Elements.Index: Hashable
    {
        self.init { Content(data, id: id, content: rowContent) }
    }
}
