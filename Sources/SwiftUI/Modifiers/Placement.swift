extension View {
    /// Centers the view at a point of the space around it. A larger `x` is towards the end of a line.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        placed(.effect(.position(x: x, y: y)))
    }

    /// Centers the view at a point of the space around it.
    nonisolated public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

    /// Adds the default space at some edges.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Adds space at some edges. A page reserves no other space there.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    /// Adds space at all edges. A page reserves no other space there.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

    /// Adds space at the edges. A page reserves no other space there.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

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

    /// Aligns the view in a stack by a value that is computed.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        withoutEffect("The browser does the layout, so sizes are not known. Use padding or offset.")
    }

    /// Aligns the view in a stack by a value that is computed.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        withoutEffect("The browser does the layout, so sizes are not known. Use padding or offset.")
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

/// The top or the bottom.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    case top, bottom
}

/// The start or the end of a line.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    case leading, trailing
}

/// The size of a view, which only the browser knows.
public struct ViewDimensions: Hashable, Sendable {
    public let width: CGFloat
    public let height: CGFloat

    /// The value of an alignment.
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }

    /// The value of an alignment.
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
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
        return [stack]
    }
}
