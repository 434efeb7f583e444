public struct Menu<Label: View, Content: View> {
    private let content: Content
    private let label: Label
    /// Nil if pressing the label opens the menu.
    private let primaryAction: (@MainActor () -> Void)?

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label, primaryAction) = (content(), label(), nil)
    }

    /// Creates a button with an action, and a menu beside it.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        (self.content, self.label, self.primaryAction) = (content(), label(), primaryAction)
    }
}

extension Menu where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a button with a text and an action, and a menu beside it.
    public init(
        _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }

    /// Creates a button with a text and an action, and a menu beside it.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a button with a text, a system symbol and an action, and a menu beside it.
    public init(
        _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }

    /// Creates a button with a text, a system symbol and an action, and a menu beside it.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
}

extension Menu: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        let (appearance, label) = context.styled(AnyView(label))
        var place = context
        place.environment.buttonStyle = .builtIn(.automatic)
        place.environment.isInMenu = true
        let action = primaryAction.map { context.register(.immediate($0)) }
        var node = place.node(.menu(appearance), children: content, action: action)
        node.parts[.label] = context.nodes(of: label, as: .label)
        return [node]
    }
}

/// An appearance of menus. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol MenuStyle: Sendable {}

/// The default appearance: that of the buttons around the menu.
public struct DefaultMenuStyle: MenuStyle { public init() {} }
public struct ButtonMenuStyle: MenuStyle { public init() {} }

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }
extension BorderlessButtonMenuStyle: BuiltInStyle { var appearance: ButtonAppearance { .borderless } }
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { Self() } }

public struct MenuOrder: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let priority = Self(name: "priority")
    public static let fixed = Self(name: "fixed")
}

public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
}

extension View {
    nonisolated public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
        modifier(
            EnvironmentModifier { environment in
                let look: ButtonAppearance? = builtInAppearance(of: style)
                if let look { environment.buttonStyle = .builtIn(look) }
            })
    }

    /// Has no effect: a menu has its entries in the order of the source.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
        withoutEffect("A menu has its entries in the order of the source.")
    }

    /// Has no effect: a menu has no sign beside its label.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        withoutEffect("A menu has no sign beside its label.")
    }

    /// Has no effect: a menu closes when the user presses an entry.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        withoutEffect("A menu closes when the user presses an entry.")
    }
}

extension EnvironmentValues {
    /// Whether the view is an entry of a menu.
    @Entry var isInMenu: Bool = false
}
