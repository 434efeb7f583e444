/// A shadow of a style. Shapes, texts and symbols show it.
public struct ShadowStyle: Hashable, Sendable {
    /// Nil for a shadow inside.
    fileprivate let filter: ViewFilter?

    /// Returns a shadow behind the shape. The lengths are in CSS pixels.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Self {
        Self(filter: .shadow(color, radius: radius, x: x, y: y))
    }

    /// Returns a shadow inside of the shape, which a page does not show.
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Self {
        Self(filter: nil)
    }
}

extension ShapeStyle {
    public var _shadow: ShadowStyle? { nil }

    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().shadow(style))
    }
}

/// A style with a shadow.
private struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    var _paint: _Paint { base._paint }
    var _shadow: ShadowStyle? { shadow }
}

extension ViewNode {
    /// Adds the shadow of a style, or notes that there is none.
    @MainActor mutating func add(_ shadow: ShadowStyle?, in context: EvaluationContext) {
        guard let shadow else { return }
        if let filter = shadow.filter {
            style.append(.effect(.filter(filter)))
        } else {
            context.report(withoutEffect: "shadow(.inner)", reason: "A page shows shadows behind a shape only.")
        }
    }
}

/// Adds the shadow of a style to each node. Without one, the place of the view is the same as without the modifier.
struct ShadowModifier {
    let shadow: ShadowStyle?
}

extension ShadowModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        guard let shadow else { return context.nodes(of: content) }
        return context.child(.content).nodes(of: content).map { node in
            var node = node
            node.add(shadow, in: context)
            return node
        }
    }
}

extension View {
    /// Notes that the shadow of a style is not shown.
    nonisolated func withoutShadow(of style: some ShapeStyle) -> some View {
        withoutEffect(
            "Only shapes, texts and symbols show the shadow of a style. Use the modifier shadow.",
            when: style._shadow != nil, modifier: "The shadow of a style")
    }
}
