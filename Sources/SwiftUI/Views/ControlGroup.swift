/// Controls that belong together, beside each other.
public struct ControlGroup<Content: View> {
    private let content: Content
    private let label: AnyView?

    public init(@ViewBuilder content: () -> Content) {
        (self.content, label) = (content(), nil)
    }

    /// Creates a group with a label, which is its name for a user who cannot see it.
    public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), AnyView(label()))
    }

    /// Creates a group with a text, which is its name for a user who cannot see it.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (self.content, label) = (content(), AnyView(Text(title)))
    }

    /// Creates a group with a text, which is its name for a user who cannot see it.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        (self.content, label) = (content(), AnyView(Text(title)))
    }

    /// Creates a group with a text and a system symbol. The text is its name for a user who cannot see it.
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(title, content: content)
    }
}

extension ControlGroup: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        guard !context.environment.isInMenu else { return context.nodes(of: content, as: .children) }
        var node = context.node(.controlGroup, children: content)
        let name = context.nodes(of: label, as: .label).flatMap(\.texts).joined(separator: " ")
        if !name.isEmpty { node.accessibilityLabel = name }
        return [node]
    }
}

public protocol ControlGroupStyle: Sendable {}

/// The default appearance.
public struct AutomaticControlGroupStyle: ControlGroupStyle { public init() {} }

/// Controls beside each other, as in the toolbar of a screen.
public struct NavigationControlGroupStyle: ControlGroupStyle { public init() {} }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: Self { Self() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: Self { Self() } }

extension View {
    /// Has no effect: the controls of a group are beside each other, or below each other in a menu.
    nonisolated public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
        withoutEffect("The controls of a group are beside each other, or below each other in a menu.")
    }
}
