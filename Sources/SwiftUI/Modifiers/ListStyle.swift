extension View {
    nonisolated public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.listAppearance = style._appearance })
    }

    nonisolated public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.formAppearance = style._appearance })
    }
}

/// An appearance of lists. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol ListStyle: Sendable {
    /// The name of the appearance. Not for use.
    var _appearance: String? { get }
}

/// The default appearance: rows on a surface with round corners.
public struct DefaultListStyle: ListStyle {
    public var _appearance: String? { nil }

    public init() {}
}

/// Rows on the background of the page.
public struct PlainListStyle: ListStyle {
    public var _appearance: String? { "plain" }

    public init() {}
}

public struct GroupedListStyle: ListStyle {
    public var _appearance: String? { "grouped" }

    public init() {}
}

public struct InsetGroupedListStyle: ListStyle {
    public var _appearance: String? { "insetGrouped" }

    public init() {}
}

/// Rows on the background of the page, with space at their sides.
public struct InsetListStyle: ListStyle {
    private let alternates: Bool

    public var _appearance: String? { alternates ? "inset alternating" : "inset" }

    public init() { self.init(alternatesRowBackgrounds: false) }

    /// Creates the style, with each second row in another color.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
}

/// Rows without lines, for the first column of a split view.
public struct SidebarListStyle: ListStyle {
    public var _appearance: String? { "sidebar" }

    public init() {}
}

public struct BorderedListStyle: ListStyle {
    private let alternates: Bool

    public var _appearance: String? { alternates ? "bordered alternating" : "bordered" }

    public init() { self.init(alternatesRowBackgrounds: false) }

    /// Creates the style, with each second row in another color.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: Self { Self() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: Self { Self() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: Self { Self() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: Self { Self() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: Self { Self() }

    /// Rows with space at their sides, each second one in another color.
    public static func inset(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: Self { Self() }
}

extension ListStyle where Self == BorderedListStyle {
    public static var bordered: Self { Self() }

    /// Rows in a border, each second one in another color.
    public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// An appearance of forms. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol FormStyle: Sendable {
    /// The name of the appearance. Not for use.
    var _appearance: String? { get }
}

/// The default appearance: sections with round corners.
public struct AutomaticFormStyle: FormStyle {
    public var _appearance: String? { nil }

    public init() {}
}

public struct GroupedFormStyle: FormStyle {
    public var _appearance: String? { nil }

    public init() {}
}

/// Controls on the background of the page.
public struct ColumnsFormStyle: FormStyle {
    public var _appearance: String? { "columns" }

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

extension EnvironmentValues {
    @Entry var listAppearance: String?

    @Entry var formAppearance: String?
}
