extension View {
    /// Shows views in front of this one, without changing its size.
    nonisolated public func overlay<Overlay: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
    ) -> some View {
        modifier(OverlayModifier(alignment: alignment, overlay: content()))
    }

    /// Shows a view in front of this one, without changing its size.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(OverlayModifier(alignment: alignment, overlay: overlay))
    }
}

/// Shows a view in front of another.
private struct OverlayModifier<Overlay: View> {
    let alignment: Alignment
    let overlay: Overlay
}

extension OverlayModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        context.nodes(aroundEachOf: content) { place in
            var node = place.node(.overlay(alignment))
            node.parts[.overlay] = place.nodes(of: overlay, as: .overlay)
            return node
        }
    }
}

extension View {
    nonisolated public func overlay<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { Rectangle().fill(style) }
    }

    nonisolated public func overlay<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Fills the background, which has no other safe area on a page.
    nonisolated public func background<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set
    ) -> some View {
        background(style)
    }
}
