/// The first of its views. Only the browser knows which one fits, and each of them is laid out for narrow pages.
public struct ViewThatFits<Content: View> {
    private let content: Content

    /// Creates a view.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ViewThatFits: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        context.report(
            withoutEffect: "ViewThatFits", reason: "The first view is shown, because only the browser knows which fits."
        )
        return Array(context.nodes(of: content, as: .children).prefix(1))
    }
}
