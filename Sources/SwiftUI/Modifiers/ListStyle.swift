extension View {
    nonisolated public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.listAppearance = builtInAppearance(of: style) })
    }

    nonisolated public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.formAppearance = builtInAppearance(of: style) })
    }
}

/// An appearance of lists. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol ListStyle: Sendable {}

/// The default appearance: rows on a surface with round corners.
public struct DefaultListStyle: ListStyle { public init() {} }

/// Rows on the background of the page.
public struct PlainListStyle: ListStyle { public init() {} }
extension PlainListStyle: BuiltInStyle { var appearance: String { "plain" } }
public struct GroupedListStyle: ListStyle { public init() {} }
extension GroupedListStyle: BuiltInStyle { var appearance: String { "grouped" } }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
extension InsetGroupedListStyle: BuiltInStyle { var appearance: String { "insetGrouped" } }

/// Rows on the background of the page, with space at their sides.
public struct InsetListStyle: ListStyle {
    private let alternates: Bool

    public init() { self.init(alternatesRowBackgrounds: false) }

    /// Creates the style, with each second row in another color.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
}

extension InsetListStyle: BuiltInStyle {
    var appearance: String { alternates ? "inset alternating" : "inset" }
}

/// Rows without lines, for the first column of a split view.
public struct SidebarListStyle: ListStyle { public init() {} }
extension SidebarListStyle: BuiltInStyle { var appearance: String { "sidebar" } }

public struct BorderedListStyle: ListStyle {
    private let alternates: Bool

    public init() { self.init(alternatesRowBackgrounds: false) }

    /// Creates the style, with each second row in another color.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
}

extension BorderedListStyle: BuiltInStyle {
    var appearance: String { alternates ? "bordered alternating" : "bordered" }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }

extension ListStyle where Self == InsetListStyle {
    public static var inset: Self { Self() }

    /// Rows with space at their sides, each second one in another color.
    public static func inset(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

extension ListStyle where Self == BorderedListStyle {
    public static var bordered: Self { Self() }

    /// Rows in a border, each second one in another color.
    public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// An appearance of forms. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol FormStyle: Sendable {}

/// The default appearance: sections with round corners.
public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }

/// Controls on the background of the page.
public struct ColumnsFormStyle: FormStyle { public init() {} }
extension ColumnsFormStyle: BuiltInStyle { var appearance: String { "columns" } }
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }

extension EnvironmentValues {
    @Entry var listAppearance: String?

    @Entry var formAppearance: String?
}
