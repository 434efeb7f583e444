extension View {
    nonisolated public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.textFieldAppearance = builtInAppearance(of: style) })
    }

    nonisolated public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.pickerAppearance = builtInAppearance(of: style) })
            .withoutEffect(
                "The choices are in a list or a menu.",
                when: style is WheelPickerStyle || style is NavigationLinkPickerStyle, modifier: "\(Style.self)")
    }

    /// Gives the focus of the keyboard to the control while a value is true.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }

    /// Gives the focus of the keyboard to the control while two values are equal.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusModifier(focus: ControlFocus(binding, equals: value)))
    }

    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        // Safe because only the main actor, which evaluates views, runs it.
        nonisolated(unsafe) let action = action
        return modifier(
            EnvironmentModifier { environment in
                if triggers.contains(.text) { environment.submitAction = .immediate { action() } }
                if triggers.contains(.search) { environment.searchAction = .immediate { action() } }
            })
    }
}

public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set from the bits of its fields.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// Connects the focus of controls with the state of a view.
private struct FocusModifier {
    let focus: ControlFocus
}

extension FocusModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        context.child(.content).nodes(of: content).map { node in
            var node = node
            focus.apply(to: &node, in: context)
            return node
        }
    }
}

/// An appearance of text fields. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol TextFieldStyle: Sendable {}

/// The default appearance: a field with a border.
public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
extension RoundedBorderTextFieldStyle: BuiltInStyle { var appearance: String { "roundedBorder" } }
extension PlainTextFieldStyle: BuiltInStyle { var appearance: String { "plain" } }
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }

/// An appearance of pickers. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol PickerStyle: Sendable {}

/// The default appearance: a menu.
public struct DefaultPickerStyle: PickerStyle { public init() {} }
public struct MenuPickerStyle: PickerStyle { public init() {} }

/// The choices one below the other, as on a wheel.
public struct WheelPickerStyle: PickerStyle { public init() {} }
extension WheelPickerStyle: BuiltInStyle { var appearance: String { "inline" } }

/// A menu, as a page needs no screen of its own for the choices.
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }
public struct PalettePickerStyle: PickerStyle { public init() {} }
extension PalettePickerStyle: BuiltInStyle { var appearance: String { "segmented" } }

/// The choices one below the other.
public struct RadioGroupPickerStyle: PickerStyle { public init() {} }
extension RadioGroupPickerStyle: BuiltInStyle { var appearance: String { "inline" } }
public struct PopUpButtonPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { Self() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { Self() } }
extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: Self { Self() } }
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
extension SegmentedPickerStyle: BuiltInStyle { var appearance: String { "segmented" } }

/// The choices one below the other.
public struct InlinePickerStyle: PickerStyle { public init() {} }
extension InlinePickerStyle: BuiltInStyle { var appearance: String { "inline" } }
extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }

extension EnvironmentValues {
    @Entry var textFieldAppearance: String?

    @Entry var pickerAppearance: String?
}
