extension View {
    /// Adds space at each edge.
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

    /// Fills the background with a shape.
    nonisolated public func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Keeps a ratio of width to height, or that of an image.
    nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        layout(.aspectRatio(ratio, contentMode))
    }

    /// Keeps the ratio of a size.
    nonisolated public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
        aspectRatio(size.height == 0 ? nil : size.width / size.height, contentMode: contentMode)
    }

    /// Makes an image as large as its space allows.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Makes an image cover its space.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Keeps the view as large as its content.
    nonisolated public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        layout(.fixedSize(horizontal: horizontal, vertical: vertical))
    }

    /// Gives the view its space before others in its stack that have a lower priority.
    nonisolated public func layoutPriority(_ value: Double) -> some View { layout(.layoutPriority(value)) }

    /// Draws the view in front of others in its stack that have a lower value.
    nonisolated public func zIndex(_ value: Double) -> some View { layout(.zIndex(value)) }

    nonisolated private func layout(_ attributes: StyleAttribute...) -> some View {
        modifier(NodeModifier { $0.style += attributes })
    }
}

/// How a view with a ratio uses its space.
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
