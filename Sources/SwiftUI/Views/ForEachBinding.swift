extension ForEach where Content: View {
    /// Creates views for elements that have an id, which the views can change.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, Elements.Element: Identifiable,
        ID == Elements.Element.ID, Elements.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates views for elements with the id at a key path, which the views can change.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, Elements.Index: Hashable {
        let elements = data.wrappedValue
        let ids = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
        self.init(ids, ids: { $0.1 }, content: { content(data.element(at: $0.0, initially: elements[$0.0])) })
    }
}

extension Binding {
    /// Returns a binding to an element. A view that is about to disappear reads the last value of one that is gone.
    fileprivate func element(at index: Value.Index, initially value: Value.Element) -> Binding<Value.Element>
    where Value: MutableCollection {
        let hasElement = { index < wrappedValue.endIndex }
        return Binding<Value.Element>(
            get: { hasElement() ? wrappedValue[index] : value },
            set: { if hasElement() { wrappedValue[index] = $0 } })
    }
}
