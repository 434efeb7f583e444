/// The appearance of buttons: their content is the body that the style makes of it.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
    public struct Label {
        fileprivate let content: AnyView
    }

    public let role: ButtonRole?
    public let label: Label
    /// Whether the user presses the button. Always false here, as the browser shows a pressed button.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}

/// One of the built-in appearances of buttons. Unlike in Apple's SwiftUI, no other type can conform.
public protocol PrimitiveButtonStyle: Sendable {}

package enum ButtonAppearance: String, Hashable, Sendable {
    case automatic, bordered, borderedProminent, borderless, plain
}

/// The default appearance.
public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
extension BorderedButtonStyle: BuiltInStyle { var appearance: ButtonAppearance { .bordered } }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
extension BorderedProminentButtonStyle: BuiltInStyle { var appearance: ButtonAppearance { .borderedProminent } }

/// Buttons without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
extension BorderlessButtonStyle: BuiltInStyle { var appearance: ButtonAppearance { .borderless } }
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PlainButtonStyle: BuiltInStyle { var appearance: ButtonAppearance { .plain } }
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }

extension View {
    nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.buttonStyle = .builtIn(builtInAppearance(of: style) ?? .automatic) })
    }

    nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.buttonStyle = .custom(style) })
    }
}

extension EnvironmentValues {
    enum NearestButtonStyle {
        case builtIn(ButtonAppearance)
        case custom(any ButtonStyle)
    }

    @Entry var buttonStyle: NearestButtonStyle = .builtIn(.automatic)

    /// What each button does before its action: the buttons of an alert dismiss it.
    @Entry var buttonCompletion: (@MainActor () -> Void)?
}

extension EvaluationContext {
    /// Returns the appearance and the content of a button, which a style that a program declares makes of the label.
    func styled(_ label: AnyView, role: ButtonRole? = nil) -> (appearance: ButtonAppearance, content: AnyView) {
        switch environment.buttonStyle {
        case .builtIn(let style): (style, label)
        case .custom(let style): (.plain, AnyView(CustomButtonContent(style: style, role: role, label: label)))
        }
    }
}

/// The content of a button with a style that a program declares.
struct CustomButtonContent: PrimitiveView {
    let style: any ButtonStyle
    let role: ButtonRole?
    let label: AnyView

    func nodes(in context: EvaluationContext) -> [ViewNode] { nodes(style, in: context) }

    private func nodes(_ style: some ButtonStyle, in context: EvaluationContext) -> [ViewNode] {
        let configuration = ButtonStyleConfiguration(role: role, label: .init(content: label), isPressed: false)
        return context.nodes(linking: style) { $0.makeBody(configuration: configuration) }
    }
}
