extension View {
    /// Sets the appearance of the tables in this view.
    nonisolated public func tableStyle<Style: TableStyle>(_ style: Style) -> some View {
        withoutEffect("The tables of a page have one look.", when: !(style is AutomaticTableStyle))
    }

    /// Hides the titles of the columns.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        withoutEffect("The tables of a page have titles, which name the cells.", when: visibility == .hidden)
    }
}

/// An appearance of tables. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol TableStyle: Sendable {}

/// The default appearance.
public struct AutomaticTableStyle: TableStyle {
    /// Creates the style.
    public init() {}
}

/// Rows with space at their sides.
public struct InsetTableStyle: TableStyle {
    /// Creates the style.
    public init() {}
}

/// A table with a border.
public struct BorderedTableStyle: TableStyle {
    /// Creates the style.
    public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    public static var automatic: Self { Self() }
}

extension TableStyle where Self == InsetTableStyle {
    public static var inset: Self { Self() }
}

extension TableStyle where Self == BorderedTableStyle {
    public static var bordered: Self { Self() }
}
