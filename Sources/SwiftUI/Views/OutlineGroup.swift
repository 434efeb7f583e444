/// Views for elements with their children, which the user can expand.
public struct OutlineGroup<Data, ID: Hashable, Parent, Leaf, Subgroup> where Data: RandomAccessCollection {
    private let data: Data
    private let id: (Data.Element) -> ID
    private let children: (Data.Element) -> Data?
    private let content: (Data.Element) -> Leaf
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    public init<Element: Identifiable>(
        _ data: Data, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
    ) where ID == Element.ID, Element == Data.Element {
        self.init(data: data, id: { $0.id }, children: { $0[keyPath: children] }, content: content)
    }

    public init<Element>(
        _ data: Data, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Element == Data.Element {
        self.init(data: data, id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }

    public init<Element: Identifiable>(
        _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
    ) where ID == Element.ID, Element == Data.Element, Data == [Element] {
        self.init([root], children: children, content: content)
    }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View {
        // Safe because only the main actor, which evaluates views, uses them.
        nonisolated(unsafe) let group = self
        return ForEach(data, ids: id) { element in
            if let children = group.children(element) {
                DisclosureGroup {
                    AnyView(
                        OutlineGroup(data: children, id: group.id, children: group.children, content: group.content))
                } label: {
                    group.content(element)
                }
            } else {
                group.content(element)
            }
        }
    }
}

/// The views in a group of an ``OutlineGroup``. Not for use.
public struct OutlineSubgroupChildren: View {
    public typealias Body = Never
}

extension OutlineSubgroupChildren: PrimitiveView {
    package func nodes(in context: EvaluationContext) -> [ViewNode] { [] }
}
