/// A style of this module with a look other than the default one. Users of the module do not see how it is made.
protocol BuiltInStyle<Appearance> {
    associatedtype Appearance
    /// What the nodes of the component have for the stylesheet.
    var appearance: Appearance { get }
}

/// Returns the look of a style. Nil is the default one.
func builtInAppearance<Appearance>(of style: some Sendable) -> Appearance? {
    (style as? any BuiltInStyle<Appearance>)?.appearance
}

extension View {
    nonisolated public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
        withoutEffect("A browser has one control for dates.")
    }

    nonisolated public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
        withoutEffect("A browser has one control for groups that expand.")
    }

    nonisolated public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.textEditorAppearance = builtInAppearance(of: style) })
    }
}

/// An appearance of date pickers. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol DatePickerStyle: Sendable {}

/// The default appearance.
public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

/// An appearance of disclosure groups. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol DisclosureGroupStyle: Sendable {}

/// The default appearance of disclosure groups.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle { public init() {} }

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: Self { Self() }
}

/// An appearance of text editors. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol TextEditorStyle: Sendable {}

/// The default appearance of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }

/// A text editor without a border.
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
extension PlainTextEditorStyle: BuiltInStyle { var appearance: String { "plain" } }
extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { Self() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { Self() } }

extension EnvironmentValues {
    @Entry var textEditorAppearance: String?
}
