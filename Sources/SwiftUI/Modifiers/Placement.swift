extension View {
    /// Adds the default space at some edges.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Shows a view below or above this one, which stays in sight while this one scrolls.
    nonisolated public func safeAreaInset<Content: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(InsetModifier(edge: edge, alignment: alignment, spacing: spacing, inset: content()))
    }

    /// Shows a view beside this one.
    nonisolated public func safeAreaInset<Content: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let inset = content()
        return HStack(alignment: alignment, spacing: spacing ?? 0) {
            if edge == .leading { inset }
            self
            if edge == .trailing { inset }
        }
    }

    /// Makes the view as wide or high as the region that scrolls around it, or as the page.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, count: 1, span: 1, spacing: 0, alignment: alignment)
    }

    /// Makes the view as wide or high as some of the parts of the region that scrolls around it, or of the page.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let share = ContainerShare(axes: axes, count: max(count, 1), span: max(span, 1), spacing: spacing)
        return placed(.containerFrame(share, alignment))
    }

    /// Shows the view as in the other direction of reading, where the page has that.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(NodeModifier { if enabled { $0.style.append(.effect(.mirrored)) } })
    }

    nonisolated private func placed(_ attribute: StyleAttribute) -> some View {
        modifier(NodeModifier { $0.style.append(attribute) })
    }
}

/// A share of a region that scrolls.
package struct ContainerShare: Hashable, Sendable {
    package let axes: Axis.Set
    /// The number of equal parts.
    package let count: Int
    /// How many of them the share has.
    package let span: Int
    /// The space between two parts in CSS pixels.
    package let spacing: CGFloat
}

/// Shows a view that stays in sight below or above another.
private struct InsetModifier<Inset: View> {
    let edge: VerticalEdge
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let inset: Inset
}

extension InsetModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let inner = context.child(.content).nodes(of: content)
        let insets = context.nodes(of: inset, as: .overlay).map { node in
            var node = node
            node.style.append(.sticky(edge))
            return node
        }
        var stack = context.node(.vStack(alignment, spacing: spacing ?? 0))
        stack.children = edge == .top ? insets + inner : inner + insets
        return [inner.count == 1 ? stack.takingTraits(ofChild: edge == .top ? insets.count : 0) : stack]
    }
}

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
