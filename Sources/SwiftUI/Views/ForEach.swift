import Diagnostics

/// Views for the elements of a collection. The id of an element identifies its view, which keeps its state when the
/// elements change their order.
///
/// Elements with equal ids are reported as a problem. In Apple's SwiftUI, the result is undefined.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content
}

extension ForEach where Content: View {
    init(
        _ data: Data, ids: @escaping (Data.Element) -> ID, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: ids, content: content)
    }

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: \.id, content: content)
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// Creates views for the numbers of a range. Unlike in Apple's SwiftUI, the range can change.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, id: { $0 }, content: content)
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        if let subviews = data as? SubviewsCollection, let data = subviews.evaluated(in: context) as? Data {
            return data.flatMap { context.child(.element(id($0), copy: 0)).nodes(of: content($0)) }
        }
        if !(data is Range<Int>) { context.report(elements: data.map { AnyHashable(id($0)) }) }
        let isPosition = idsArePositions
        var copies: [ID: Int] = [:]
        var nodes: [ViewNode] = []
        for (offset, element) in data.enumerated() {
            guard context.canContinue else { break }
            let id = id(element)
            let copy = copies[id, default: 0]
            copies[id] = copy + 1
            if copy == 1 { context.report(.equalIds("\(id)", in: context.viewName)) }
            nodes += context.child(.element(id, copy: copy), isPosition: isPosition).nodes(of: content(element)).map {
                node in
                var node = node.tag == nil ? node.tagged(id) : node
                node.row.offset = offset
                return node
            }
        }
        return nodes
    }

    /// Whether an id only says which element it is, such as an index of a collection, or the offset in `enumerated()`.
    private var idsArePositions: Bool {
        if Data.Element.self is any BinaryInteger.Type { return true }
        return !data.isEmpty && data.enumerated().allSatisfy { id($0.element) as? Int == $0.offset }
    }
}

extension Diagnostic {
    fileprivate static func equalIds(_ id: String, in view: String) -> Diagnostic {
        Diagnostic(
            .brokenView,
            "A ForEach in \(view) has several elements with the id '\(id)'. Give each element an id of its own.",
            subject: view)
    }
}

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
