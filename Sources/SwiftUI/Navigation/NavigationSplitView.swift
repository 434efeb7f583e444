public import Foundation

/// Two or three columns, of which the last one shows what is selected in the others.
///
/// On a narrow page, the columns are one below the other.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    private let sidebar: Sidebar
    /// Nil if there are two columns.
    private let content: Content?
    private let detail: Detail
    /// Nil if the view keeps which columns are shown.
    private let visibility: Binding<NavigationSplitViewVisibility>?

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail, visibility) = (sidebar(), content(), detail(), nil)
    }

    /// Creates three columns, of which a value says which are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail, visibility) = (sidebar(), content(), detail(), columnVisibility)
    }

    /// Creates three columns. A narrow page shows all of them, so the preferred one has no effect.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
    }

    /// Creates three columns, of which a value says which are shown. A narrow page shows all of them.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail)
    }
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        (self.sidebar, content, self.detail, visibility) = (sidebar(), nil, detail(), nil)
    }

    /// Creates two columns, of which a value says which are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, content, self.detail, visibility) = (sidebar(), nil, detail(), columnVisibility)
    }

    /// Creates two columns. A narrow page shows both, so the preferred one has no effect.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, detail: detail)
    }

    /// Creates two columns, of which a value says which are shown. A narrow page shows both.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility: columnVisibility, sidebar: sidebar, detail: detail)
    }
}

extension NavigationSplitView: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        let columns = [AnyView(sidebar)] + (content.map { [AnyView($0)] } ?? []) + [AnyView(detail)]
        return [SplitColumns(columns: columns, visibility: visibility).node(in: context)]
    }
}

public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private enum Columns: String, Codable {
        case automatic, all, doubleColumn, detailOnly
    }

    private let columns: Columns

    public static let automatic = Self(columns: .automatic)
    public static let all = Self(columns: .all)
    public static let doubleColumn = Self(columns: .doubleColumn)
    public static let detailOnly = Self(columns: .detailOnly)

    /// Returns how many of the columns are shown.
    func count(of all: Int) -> Int {
        switch columns {
        case .automatic, .all: all
        case .doubleColumn: min(2, all)
        case .detailOnly: 1
        }
    }
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let index: Int

    public static let sidebar = Self(index: 0)
    public static let content = Self(index: 1)
    public static let detail = Self(index: 2)
}

/// An arrangement of columns. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol NavigationSplitViewStyle: Sendable {}

/// The default arrangement.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

/// Columns beside a detail that keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: Self { Self() }
}

extension View {
    /// Has no effect: columns share the width of the page.
    nonisolated public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style) -> some View {
        withoutEffect("The columns share the width of the page.")
    }

    /// Sets the width of the column around this view, in CSS pixels.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modifier(ScreenModifier { $0.columnWidth = SplitColumn(minimum: width, ideal: width, maximum: width) })
    }

    /// Sets limits of the width of the column around this view, in CSS pixels.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        modifier(ScreenModifier { $0.columnWidth = SplitColumn(minimum: min, ideal: ideal, maximum: max) })
    }
}
