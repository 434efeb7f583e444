/// The appearance of toggles: what the style makes of their value and label.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
    public struct Label {
        fileprivate let content: AnyView
    }

    public let label: Label
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
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// The default appearance: a switch.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

public struct SwitchToggleStyle: ToggleStyle, Sendable {
    private let tint: Color?

    nonisolated public init() { tint = nil }

    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).tint(tint) }
}

public struct ButtonToggleStyle: ToggleStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).modifier(NodeModifier { $0.appearance = "button" })
    }
}

public struct CheckboxToggleStyle: ToggleStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).modifier(NodeModifier { $0.appearance = "checkbox" })
    }
}

extension ToggleStyle where Self == DefaultToggleStyle { nonisolated public static var automatic: Self { Self() } }
extension ToggleStyle where Self == SwitchToggleStyle { nonisolated public static var `switch`: Self { Self() } }
extension ToggleStyle where Self == ButtonToggleStyle { nonisolated public static var button: Self { Self() } }
extension ToggleStyle where Self == CheckboxToggleStyle { nonisolated public static var checkbox: Self { Self() } }

extension View {
    nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.styles.toggle = style })
    }
}
