extension View {
    /// Shows the view on glass, which is a translucent capsule on a page.
    nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }

    /// Shows the view on glass in a shape, which is a translucent surface on a page.
    nonisolated public func glassEffect<Outline: Shape>(_ glass: Glass = .regular, in shape: Outline) -> some View {
        background {
            if let material = glass.material {
                ZStack {
                    shape.fill(material)
                    if let color = glass.color { shape.fill(color.opacity(0.35)) }
                }
            }
        }
    }

    /// Names the glass of the view, which other glass becomes in a motion.
    nonisolated public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
        withoutEffect("The page shows each view in its own place.")
    }

    /// Joins the glass of views with the same id.
    nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
        id: ID?, namespace: Namespace.ID
    ) -> some View {
        withoutEffect("The page shows the glass of each view on its own.")
    }
}

public struct Glass: Equatable, Sendable {
    fileprivate var material: Material?
    fileprivate var color: Color?

    public static let regular = Self(material: .regular)
    public static let clear = Self(material: .ultraThin)
    /// No glass.
    public static let identity = Self(material: nil)

    public func tint(_ color: Color?) -> Glass { Glass(material: material, color: color) }

    /// Returns the glass, which does not move under the pointer on a page.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Views with glass, which an app joins when they are near each other. A page does not.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}

/// Buttons on glass, which a page shows with a border.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public init(_ glass: Glass) {}
}

extension GlassButtonStyle: BuiltInStyle { var appearance: ButtonAppearance { .bordered } }

/// Buttons on glass for the most important action, which a page shows with a filled border.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
extension GlassProminentButtonStyle: BuiltInStyle { var appearance: ButtonAppearance { .borderedProminent } }

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: Self { Self() }

    public static func glass(_ glass: Glass) -> Self { Self(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: Self { Self() }
}
