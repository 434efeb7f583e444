extension View {
    /// Places the middle of the view in its space, which it fills. A positive `x` is towards the end of a line.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(position: position))
    }

    /// Places the middle of the view in its space, which it fills. A positive `x` is towards the end of a line.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}

/// Places a view in its space.
private struct PositionModifier {
    let position: CGPoint
}

extension PositionModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        context.nodes(aroundEachOf: content) { $0.node(.position(position)) }
    }
}
