/// The appearance of toggles: what the style makes of their value and label.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// Returns the view of a toggle.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The toggle that a ``ToggleStyle`` shows.
public struct ToggleStyleConfiguration {
    /// The label of a toggle.
    public struct Label {
        fileprivate let content: AnyView
    }

    /// The label.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that differ. Never here.
    public var isMixed: Bool { false }

    init(label: AnyView, isOn: Binding<Bool>) {
        self.label = Label(content: label)
        _isOn = isOn
    }
}

extension ToggleStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle that a style shows.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// The default appearance: a switch.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the view of a toggle.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
    private let tint: Color?

    /// Creates the style.
    nonisolated public init() { tint = nil }

    /// Creates the style with a color for toggles that are on.
    nonisolated public init(tint: Color) { self.tint = tint }

    /// Returns the view of a toggle.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).tint(tint) }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the view of a toggle.
    public func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).modifier(NodeModifier { $0.appearance = "button" })
    }
}

/// A box with a mark.
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the view of a toggle.
    public func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).modifier(NodeModifier { $0.appearance = "checkbox" })
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: Self { Self() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    nonisolated public static var checkbox: Self { Self() }
}

extension View {
    /// Sets the appearance of the toggles in this view.
    nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.styles.toggle = style })
    }
}
