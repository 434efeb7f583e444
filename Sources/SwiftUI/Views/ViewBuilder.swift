@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Returns a view without content, for an empty closure.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns the only view of the closure.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    /// Returns the view of an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }

    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }

    /// Returns the view of an `if #available`, without its type.
    public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

/// Several views as one view. Apple's has the tuple as its parameter.
public struct TupleView<each Content: View> {
    let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }
}

extension TupleView: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        var nodes: [ViewNode] = []
        var index = 0
        for view in repeat each content {
            nodes += context.child(.child(index)).nodes(of: view)
            index += 1
        }
        return nodes
    }
}

/// One of two views. Each has its own state.
public struct _ConditionalContent<First: View, Second: View> {
    enum Branch {
        case first(First)
        case second(Second)
    }

    private let branch: Branch

    init(_ branch: Branch) {
        self.branch = branch
    }
}

extension _ConditionalContent: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        switch branch {
        case .first(let view): context.child(.branch(true)).nodes(of: view)
        case .second(let view): context.child(.branch(false)).nodes(of: view)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        map { context.child(.content).nodes(of: $0) } ?? []
    }
}
