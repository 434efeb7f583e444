/// Changes the environment of a view, and shows it in the theme, the direction and the size of texts that it sets.
struct ValueModifier {
    private let change: (inout EnvironmentValues) -> Void

    init(_ change: @escaping (inout EnvironmentValues) -> Void) {
        self.change = change
    }
}

extension ValueModifier: EnvironmentChanging {
    func change(environment: inout EnvironmentValues) { change(&environment) }
}

extension ValueModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        var inner = context.child(.content)
        change(&inner.environment)
        let changes = NodeChanges(from: context.environment, to: inner.environment)
        return inner.nodes(of: content).map { changes.apply(to: $0) }
    }
}

/// What differs between two environments and belongs to the nodes of a view.
struct NodeChanges {
    private var tokens: [StyleToken] = []
    private var direction: LayoutDirection?

    init(from old: EnvironmentValues, to new: EnvironmentValues) {
        if old.ownColorScheme != new.ownColorScheme { tokens.append(.colorScheme(new.colorScheme)) }
        if old.dynamicTypeSize != new.dynamicTypeSize { tokens.append(.typeSize(new.dynamicTypeSize)) }
        if old.controlSize != new.controlSize { tokens.append(.controlSize(new.controlSize)) }
        if old.ownLayoutDirection != new.ownLayoutDirection { direction = new.ownLayoutDirection }
    }

    func apply(to node: ViewNode) -> ViewNode {
        var node = node
        node.style += tokens.map { .token($0) }
        if let direction, node.direction == nil { node.direction = direction }
        return node
    }
}
