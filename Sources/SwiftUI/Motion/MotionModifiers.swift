import Diagnostics

extension View {
    /// Moves the changes of this view in a live view when a value differs from the one before.
    nonisolated public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }

    /// Moves all changes of this view in a live view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Moves the changes that some modifiers make. Those of the view itself move, too.
    nonisolated public func animation<Content: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
    ) -> some View {
        body(PlaceholderContentView(content: AnyView(self)))
            .transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Changes how this view moves in a live view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Changes how this view moves in a live view when a value differs from the one before.
    nonisolated public func transaction<Value: Equatable>(
        value: Value, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(AnimationModifier(animation: Self.animation(after: transform), value: value))
    }

    nonisolated public func transaction<Content: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
    ) -> some View {
        body(PlaceholderContentView(content: AnyView(self))).transaction(transform)
    }

    nonisolated private static func animation(after transform: (inout Transaction) -> Void) -> Animation? {
        var transaction = Transaction()
        transform(&transaction)
        return transaction.animation
    }
}

public struct PlaceholderContentView<Value> {
    let content: AnyView
}

extension PlaceholderContentView: View {
    public var body: some View { content }
}

/// Moves the changes of a view after a value has changed.
private struct AnimationModifier<Value: Equatable> {
    /// The value of the last evaluation.
    private final class Memory {
        var value: Value?
        /// The number of pages that were shown when the value changed.
        var change: Int?
    }

    let animation: Animation?
    let value: Value
}

extension AnimationModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let memory = context.object { Memory() }
        if let last = memory.value, last != value { memory.change = context.motion.pages }
        memory.value = value
        let nodes = context.child(.content).nodes(of: content)
        guard context.motion.pages > 0, memory.change == context.motion.pages else { return nodes }
        return context.moving(nodes, animation)
    }
}

/// Changes how a view moves.
private struct TransactionModifier {
    let transform: (inout Transaction) -> Void
}

extension TransactionModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.child(.content).nodes(of: content)
        guard context.motion.pages > 0 else { return nodes }
        var transaction = Transaction(animation: context.motion.animation)
        transform(&transaction)
        return transaction.animation == context.motion.animation ? nodes : context.moving(nodes, transaction.animation)
    }
}

extension EvaluationContext {
    /// Returns nodes that move in another way than the views around them.
    fileprivate func moving(_ nodes: [ViewNode], _ animation: Animation?) -> [ViewNode] {
        report(animation)
        motion.noteOwnMotion()
        return nodes.map { node in
            var node = node
            if !node.style.contains(where: \.isMotion) { node.style.append(.motion(animation)) }
            return node
        }
    }

    /// Reports an animation that a page does not play as it is.
    func report(_ animation: Animation?) {
        guard let animation, animation.repeats else { return }
        let name = "repeatForever(autoreverses:)"
        report(
            Diagnostic(
                .withoutEffect, "An animation that repeats moves once on a web page, to the new state.", subject: name))
    }
}

extension StyleAttribute {
    fileprivate var isMotion: Bool { if case .motion = self { true } else { false } }
}
