extension View {
    nonisolated public func tableStyle<Style: TableStyle>(_ style: Style) -> some View {
        withoutEffect("The tables of a page have one look.", when: !(style is AutomaticTableStyle))
    }

    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        withoutEffect("The tables of a page have titles, which name the cells.", when: visibility == .hidden)
    }
}

/// An appearance of tables. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol TableStyle: Sendable {}

/// The default appearance.
public struct AutomaticTableStyle: TableStyle { public init() {} }
public struct InsetTableStyle: TableStyle { public init() {} }
public struct BorderedTableStyle: TableStyle { public init() {} }
extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { Self() } }
extension TableStyle where Self == InsetTableStyle { public static var inset: Self { Self() } }
extension TableStyle where Self == BorderedTableStyle { public static var bordered: Self { Self() } }
