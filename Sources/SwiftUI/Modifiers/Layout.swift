extension View {
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        layout(
            .padding(.top, length: insets.top), .padding(.leading, length: insets.leading),
            .padding(.bottom, length: insets.bottom), .padding(.trailing, length: insets.trailing))
    }

    /// Shows views behind this one, without changing its size.
    nonisolated public func background<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View {
        modifier(BackgroundModifier(alignment: alignment, background: content()))
    }

    /// Shows a view behind this one, without changing its size.
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(BackgroundModifier(alignment: alignment, background: background))
    }

    nonisolated public func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        layout(.aspectRatio(ratio, contentMode))
    }

    nonisolated public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
        aspectRatio(size.height == 0 ? nil : size.width / size.height, contentMode: contentMode)
    }

    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    nonisolated public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        layout(.fixedSize(horizontal: horizontal, vertical: vertical))
    }

    nonisolated public func layoutPriority(_ value: Double) -> some View { layout(.layoutPriority(value)) }

    nonisolated public func zIndex(_ value: Double) -> some View { layout(.zIndex(value)) }

    nonisolated private func layout(_ attributes: StyleAttribute...) -> some View {
        modifier(NodeModifier { $0.style += attributes })
    }
}

public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

/// Shows a view behind another.
private struct BackgroundModifier<Background: View> {
    let alignment: Alignment
    let background: Background
}

extension BackgroundModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        context.nodes(aroundEachOf: content) { place in
            var node = place.node(.background(alignment))
            node.parts[.background] = place.nodes(of: background, as: .background)
            return node
        }
    }
}
