/// A view in another one, which a container shows in its own way.
public struct Subview: Identifiable, Sendable {
    public struct ID: Hashable, Sendable {
        fileprivate let node: String
    }

    fileprivate let node: ViewNode

    fileprivate init(node: ViewNode) { self.node = node }

    public var id: ID { ID(node: node.id) }
}

extension Subview: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] { [node] }
}

public struct SubviewsCollection: RandomAccessCollection {
    fileprivate var subviews: [Subview] = []
    /// The view around them, until it is evaluated.
    private var view: (any View)?

    fileprivate init(of view: some View) { self.view = view }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }

    /// Returns the views that are evaluated at a place.
    @MainActor
    func evaluated(in context: EvaluationContext) -> Self {
        guard let view else { return self }
        var collection = self
        collection.subviews = context.nodes(of: view, as: .item).map { Subview(node: $0) }
        collection.view = nil
        return collection
    }
}

extension SubviewsCollection: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] { subviews.map(\.node) }
}

public struct GroupElementsOfContent<Subviews: View, Content: View>: View, PrimitiveView {
    public typealias Body = Never

    private let subviews: Subviews
    private let content: (SubviewsCollection) -> Content

    fileprivate init(subviews: Subviews, content: @escaping (SubviewsCollection) -> Content) {
        self.subviews = subviews
        self.content = content
    }

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        context.nodes(of: content(SubviewsCollection(of: subviews).evaluated(in: context)), as: .children)
    }
}

extension Group {
    /// Creates views from the views in another one.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(subviews: view, content: transform) }
    }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
    public init<Base: View>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content) {
        self.init(data: SubviewsCollection(of: view), id: \.id, content: content)
    }
}
