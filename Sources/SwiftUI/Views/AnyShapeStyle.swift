public struct AnyShapeStyle: ShapeStyle {
    public let _paint: _Paint
    public let _shadow: ShadowStyle?

    public init<Style: ShapeStyle>(_ style: Style) { (_paint, _shadow) = (style._paint, style._shadow) }
}

extension ShapeStyle {
    /// Returns the style with an opacity. That of a gradient applies to each of its colors.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        AnyShapeStyle(_paint.with(opacity: opacity), _shadow)
    }
}

extension View {
    /// Sets the color with which the style `.background` fills in this view.
    nonisolated public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.backgroundPaint = style._paint }).withoutShadow(of: style)
    }

    /// Fills the background with the color behind the content. A page reserves no other space at the edges.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle())
    }

    nonisolated public func background<Outline: Shape>(
        in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills the background of the view's container, such as a sheet or a screen.
    nonisolated public func containerBackground<Style: ShapeStyle>(
        _ style: Style, for container: ContainerBackgroundPlacement
    ) -> some View {
        background(style)
    }

    nonisolated public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
        withoutEffect("A page has no shape of its own that is relative to a container.")
    }
}

extension ShapeStyle {
    public var secondary: some ShapeStyle { opacity(0.5) }
    public var tertiary: some ShapeStyle { opacity(0.25) }
    public var quaternary: some ShapeStyle { opacity(0.18) }
    public var quinary: some ShapeStyle { opacity(0.12) }
}

public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    public static let widget = Self(name: "widget")
    public static let tabView = Self(name: "tabView")
    public static let navigation = Self(name: "navigation")
    public static let navigationSplitView = Self(name: "navigationSplitView")
}

/// Fills the background.
struct BackgroundStyleModifier {
    /// Nil is the color that the environment has for it.
    let paint: _Paint?
}

extension BackgroundStyleModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let paint = paint ?? context.environment.backgroundPaint ?? BackgroundStyle()._paint
        return context.child(.content).nodes(of: content).map { node in
            var node = node
            node.style.append(.background(paint))
            return node
        }
    }
}

extension EnvironmentValues {
    /// The color of the style `.background`. Nil is that of the page.
    @Entry var backgroundPaint: _Paint?
}

extension AnyShapeStyle {
    fileprivate init(_ paint: _Paint, _ shadow: ShadowStyle?) { (_paint, _shadow) = (paint, shadow) }
}

extension _Paint {
    fileprivate func with(opacity: Double) -> _Paint {
        switch self {
        case .color(let color): .color(color.opacity(opacity))
        case .level: .color(Color.primary.opacity(opacity))
        case .gradient(let shaped):
            .gradient(
                _ShapedGradient(
                    gradient: Gradient(
                        stops: shaped.gradient.stops.map {
                            Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location)
                        }), form: shaped.form))
        case .material: self
        }
    }
}

extension _Paint {
    static let gradientName = "The gradient of a line or a tint"
    static let firstColor = "It has the first color of the gradient."

    var isGradient: Bool { if case .gradient = self { true } else { false } }
}

extension View {
    /// Notes that something has only one color.
    nonisolated func withoutGradient(of paint: _Paint?) -> some View {
        withoutEffect(_Paint.firstColor, when: paint?.isGradient == true, modifier: _Paint.gradientName)
    }
}
