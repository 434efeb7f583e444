@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
    /// Not for use. A modifier that this module implements has no body.
    public func body(content: Content) -> Never {
        // This traps because there is no value to return. The evaluation asks such a modifier for its nodes instead.
        preconditionFailure("\(Self.self) is built in and has no body.")
    }
}

/// The view that a ``ViewModifier`` modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    fileprivate let content: @MainActor (EvaluationContext) -> [ViewNode]
}

extension _ViewModifier_Content: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] { content(context) }
}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        if let primitive = modifier as? any PrimitiveModifier { return primitive.nodes(of: content, in: context) }
        let content = _ViewModifier_Content<Modifier> { [content] in $0.nodes(of: content) }
        return context.nodes(linking: modifier) { $0.body(content: content) }
    }
}

extension View {
    nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that is built in: it changes nodes, or how they are made.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Returns the nodes of a modified view.
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode]
}

/// Changes the environment of a view.
package struct EnvironmentModifier {
    let change: (inout EnvironmentValues) -> Void

    package init(_ change: @escaping (inout EnvironmentValues) -> Void) {
        self.change = change
    }
}

/// A modifier that changes the environment of its view.
protocol EnvironmentChanging {
    func change(environment: inout EnvironmentValues)
}

extension EnvironmentModifier: EnvironmentChanging {
    func change(environment: inout EnvironmentValues) { change(&environment) }
}

extension EnvironmentModifier: PrimitiveModifier {
    package func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        var inner = context.child(.content)
        change(&inner.environment)
        return inner.nodes(of: content)
    }
}

/// Changes each node of a view.
package struct NodeModifier {
    private let change: @MainActor (inout ViewNode) -> Void

    package init(_ change: @escaping @MainActor (inout ViewNode) -> Void) {
        self.change = change
    }
}

extension NodeModifier: PrimitiveModifier {
    package func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        context.child(.content).nodes(of: content).map { node in
            var node = node
            change(&node)
            return node
        }
    }
}

/// Changes each node of a view by a text, in the language of the page.
package struct TextModifier {
    private let text: Text
    private let change: @MainActor (inout ViewNode, String) -> Void

    package init(_ text: Text, _ change: @escaping @MainActor (inout ViewNode, String) -> Void) {
        self.text = text
        self.change = change
    }
}

extension TextModifier: PrimitiveModifier {
    package func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let text = text.string(in: context.environment)
        return context.child(.content).nodes(of: content).map { node in
            var node = node
            change(&node, text)
            return node
        }
    }
}
