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
        let part = CGFloat(max(span, 1)) / CGFloat(max(count, 1))
        return containerRelativeFrame(axes, alignment: alignment) { length, _ in (length + spacing) * part - spacing }
    }

    /// Makes the view as wide or high as a function says for the region that scrolls around it, or for the page. A function
    /// that is not the sum of a length and of a share of the region is called for the page of a phone.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        let width =
            axes.contains(.horizontal) ? ContainerFrame.Length(of: CGSize.phone.width) { length($0, .horizontal) } : nil
        let height =
            axes.contains(.vertical) ? ContainerFrame.Length(of: CGSize.phone.height) { length($0, .vertical) } : nil
        return placed(.containerFrame(ContainerFrame(width: width, height: height, alignment: alignment)))
    }

    /// Shows the view as in the other direction of reading, where the page has that.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(NodeModifier { if enabled { $0.style.append(.effect(.mirrored)) } })
    }

    nonisolated private func placed(_ attribute: StyleAttribute) -> some View {
        modifier(NodeModifier { $0.style.append(attribute) })
    }
}

/// A frame in a region that scrolls, or in the page.
package struct ContainerFrame: Hashable, Sendable {
    /// A share of the region, and a length in CSS pixels.
    package struct Length: Hashable, Sendable {
        package let share: CGFloat
        package let pixels: CGFloat

        /// Finds the sum that a function is. Any other function has its value for a page.
        fileprivate init(of page: CGFloat, _ length: (CGFloat) -> CGFloat) {
            let none = length(0)
            let share = length(1) - none
            let isSum = abs(length(page) - none - page * share) < 0.01
            (self.share, pixels) = isSum ? (share, none) : (0, length(page))
        }
    }

    package let width: Length?
    package let height: Length?
    package let alignment: Alignment
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
