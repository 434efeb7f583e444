/// A shape that is filled, and whose line is drawn, in this order. Not for use.
public struct _DrawnShapeView<Content: Shape>: Sendable {
    private let shape: Content
    private var layers: [Layer] = []

    private struct Layer {
        var drawn: DrawnShape
        let shadow: ShadowStyle?
        /// Whether it is filled with the color that the environment has for backgrounds.
        var isBackground = false

        @MainActor func drawn(in context: EvaluationContext) -> DrawnShape {
            var drawn = drawn
            if isBackground, let paint = context.environment.backgroundPaint { drawn.fill = paint }
            return drawn
        }
    }

    nonisolated init(shape: Content) { self.shape = shape }

    /// Fills the shape in front of what is drawn so far.
    nonisolated public func fill<Style: ShapeStyle>(_ style: Style, style fillStyle: FillStyle = FillStyle()) -> Self {
        if let line = (shape as? any LinedShape)?.line { return stroke(style, style: line) }
        var view = adding(DrawnShape(outline: shape.outline.filled(fillStyle), fill: style._paint), style._shadow)
        view.layers[view.layers.count - 1].isBackground = style is BackgroundStyle
        return view
    }

    /// Draws the line of the shape, half of which is outside, in front of what is drawn so far.
    nonisolated public func stroke<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> Self {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the line of the shape, half of which is outside, in front of what is drawn so far.
    nonisolated public func stroke<Style: ShapeStyle>(
        _ style: Style, style line: StrokeStyle, antialiased: Bool = true
    ) -> Self {
        adding(DrawnStroke(paint: style._paint, line: line, isInside: false), style._shadow)
    }

    nonisolated private func adding(_ stroke: DrawnStroke, _ shadow: ShadowStyle?) -> Self {
        guard let last = layers.last, last.drawn.stroke == nil, last.shadow == nil, shadow == nil else {
            return adding(DrawnShape(outline: shape.outline, stroke: stroke), shadow)
        }
        var view = self
        view.layers[layers.count - 1].drawn.stroke = stroke
        return view
    }

    nonisolated private func adding(_ drawn: DrawnShape, _ shadow: ShadowStyle?) -> Self {
        var view = self
        view.layers.append(Layer(drawn: drawn, shadow: shadow))
        return view
    }
}

extension _DrawnShapeView where Content: InsettableShape {
    /// Draws the line of the shape inside of it, in front of what is drawn so far.
    nonisolated public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> Self {
        strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the line of the shape inside of it, in front of what is drawn so far.
    nonisolated public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, style line: StrokeStyle, antialiased: Bool = true
    ) -> Self {
        adding(DrawnStroke(paint: style._paint, line: line, isInside: true), style._shadow)
    }
}

extension _DrawnShapeView: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        if layers.contains(where: { $0.drawn.stroke?.paint.isGradient == true }) {
            context.report(withoutEffect: _Paint.gradientName, reason: _Paint.firstColor)
        }
        if layers.count == 1, layers[0].shadow == nil { return [context.node(.shape(layers[0].drawn(in: context)))] }
        let nodes = layers.enumerated().map { index, layer in
            let place = layers.count == 1 ? context : context.child(.child(index))
            var node = place.node(.shape(layer.drawn(in: context)))
            node.add(layer.shadow, in: place)
            return node
        }
        guard nodes.count > 1 else { return nodes }
        var stack = context.node(.zStack(.center))
        stack.children = nodes
        return [stack]
    }
}

/// A shape that is itself the line of another.
protocol LinedShape {
    /// Nil for a shape that is filled.
    var line: StrokeStyle? { get }
}
