extension View {
    /// Sets the appearance of the date pickers in this view.
    nonisolated public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
        withoutEffect("A browser has one control for dates.")
    }

    /// Sets the appearance of the menus in this view.
    nonisolated public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { if let button = style._button { $0.buttonStyle = .builtIn(button) } })
    }

    /// Sets the layout of the forms in this view.
    nonisolated public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
        withoutEffect("Forms of a page have their sections one below the other.")
    }

    /// Sets the appearance of the groups of controls in this view.
    nonisolated public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
        withoutEffect("The controls of a group are side by side.")
    }

    /// Sets the appearance of the disclosure groups in this view.
    nonisolated public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
        withoutEffect("A browser has one control for groups that expand.")
    }

    /// Sets the appearance of the text editors in this view.
    nonisolated public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.textEditorAppearance = style._appearance })
    }
}

/// An appearance of date pickers. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol DatePickerStyle: Sendable {}

/// The default appearance.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
}

/// A control that shows a calendar when it is pressed.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
}

/// Wheels that turn.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: Self { Self() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: Self { Self() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: Self { Self() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: Self { Self() }
}

/// An appearance of menus. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol MenuStyle: Sendable {
    /// The appearance of the button. Not for use.
    var _button: _ButtonAppearance? { get }
}

/// The default appearance.
public struct DefaultMenuStyle: MenuStyle {
    public var _button: _ButtonAppearance? { nil }

    /// Creates the style.
    public init() {}
}

/// A menu whose button has the style of buttons.
public struct ButtonMenuStyle: MenuStyle {
    public var _button: _ButtonAppearance? { nil }

    /// Creates the style.
    public init() {}
}

/// A menu whose button has no border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    public var _button: _ButtonAppearance? { .borderless }

    /// Creates the style.
    public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: Self { Self() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: Self { Self() }
}

/// A layout of forms. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol FormStyle: Sendable {}

/// The default layout.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
}

/// Sections in groups.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
}

/// Labels and controls in columns.
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: Self { Self() }
}

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: Self { Self() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: Self { Self() }
}

/// An appearance of groups of controls. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol ControlGroupStyle: Sendable {}

/// The default appearance of groups of controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
}

/// Controls that change the page.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: Self { Self() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: Self { Self() }
}

/// An appearance of disclosure groups. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol DisclosureGroupStyle: Sendable {}

/// The default appearance of disclosure groups.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: Self { Self() }
}

/// An appearance of text editors. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol TextEditorStyle: Sendable {
    /// The name of the appearance. Not for use.
    var _appearance: String? { get }
}

/// The default appearance of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public var _appearance: String? { nil }

    /// Creates the style.
    public init() {}
}

/// A text editor without a border.
public struct PlainTextEditorStyle: TextEditorStyle {
    public var _appearance: String? { "plain" }

    /// Creates the style.
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: Self { Self() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: Self { Self() }
}

extension EnvironmentValues {
    private enum TextEditorKey: EnvironmentKey {
        static var defaultValue: String? { nil }
    }

    var textEditorAppearance: String? {
        get { self[TextEditorKey.self] }
        set { self[TextEditorKey.self] = newValue }
    }
}

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
    private let content: Content

    /// Creates a group.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The controls.
    public var body: some View { HStack { content } }
}
