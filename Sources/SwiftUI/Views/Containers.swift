/// A region that scrolls when its content does not fit.
public struct ScrollView<Content: View> {
    private let axes: Axis.Set
    private let showsIndicators: Bool
    private let content: Content

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        var node =
            if context.environment.hasContentMargins {
                context.refreshableNode(.scrollView(axes), children: context.withMargins(content))
            } else {
                context.refreshableNode(.scrollView(axes), children: content)
            }
        if !showsIndicators { node.appearance = "noIndicators" }
        return [node]
    }
}

public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal, vertical

    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        /// Creates a set from the bits of its directions.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

public struct Form<Content: View> {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Form: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        let action = context.environment.submitAction.map { context.register($0) }
        var node = context.refreshableNode(.form, children: content, action: action)
        node.children = context.rows(node.children, selection: nil)
        node.appearance = context.environment.formAppearance
        return [node]
    }
}
