extension View {
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars: bars)
    }

    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars: bars)
    }

    nonisolated private func toolbarVisibility(_ visibility: Visibility, bars: [ToolbarPlacement]) -> some View {
        let bars = bars.isEmpty ? [.navigationBar] : bars.map { $0 == .automatic ? .navigationBar : $0 }
        return modifier(BarModifier(isHidden: visibility == .hidden, bars: bars))
    }

    /// Changes the bar above the screen if it is one of the bars. The others have no colors of their own.
    nonisolated private func colored(
        _ bars: [ToolbarPlacement], modifier name: String = #function,
        _ change: @escaping @MainActor (inout NavigationBar.Appearance) -> Void
    ) -> some View {
        let others = bars.filter { $0 != .navigationBar && $0 != .automatic }
        return modifier(ScreenModifier { if bars.isEmpty || others.count < bars.count { change(&$0.barAppearance) } })
            .withoutEffect(
                "Only the bar above a screen has colors of its own.", when: !others.isEmpty, modifier: name)
    }

    /// Fills the bar above the screen.
    nonisolated public func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...)
        -> some View
    {
        colored(bars) { $0.paint = style._paint }
    }

    /// Shows the screen's bar without the color that ``toolbarBackground(_:for:)`` sets, if it is hidden.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        colored(bars) { if visibility == .hidden { $0.paint = .color(.clear) } }
    }

    /// Shows the screen's bar without the color that `toolbarBackground(_:for:)` sets, if it is hidden.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        colored(bars) { if visibility == .hidden { $0.paint = .color(.clear) } }
    }

    /// Sets the theme of the bar above the screen. Nil is the theme of the page.
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        colored(bars) { $0.colorScheme = colorScheme }
    }

    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        modifier(ScreenModifier { $0.isInline = mode == .inline })
    }

    /// Adds a menu for the title to the bar above the screen.
    nonisolated public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return toolbar { ToolbarItem(placement: .topBarTrailing) { TitleMenu(content: content) } }
    }

    /// Has no effect: a bar has its title at the start, or in the middle if it is inline.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        withoutEffect("A bar has its title at the start, or in the middle if it is inline.")
    }

    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        modifier(
            ScreenModifier { screen in
                if defaultItemKind == .sidebarToggle { screen.removesSidebarToggle = true }
                if defaultItemKind == .title { screen.removesTitle = true }
            })
    }
}

public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// The bar above the screen.
    public static let automatic = Self(name: "automatic")
    /// The bar below the screen.
    public static let bottomBar = Self(name: "bottomBar")
    /// The bar above the screen.
    public static let navigationBar = Self(name: "navigationBar")
    /// The bar above the screen.
    public static let windowToolbar = navigationBar
    public static let tabBar = Self(name: "tabBar")
}

public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String

    /// The same as ``large``.
    public static let automatic = Self(name: "automatic")
    /// A large title below the items of the toolbar.
    public static let large = Self(name: "large")
    /// A small title between the items of the toolbar.
    public static let inline = Self(name: "inline")
    /// The same as ``large``.
    public static let inlineLarge = Self(name: "inlineLarge")
}

/// The purpose of the content below a bar.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let navigationStack = Self(name: "navigationStack")
    public static let browser = Self(name: "browser")
    public static let editor = Self(name: "editor")
}

public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    public static let sidebarToggle = Self(name: "sidebarToggle")
    public static let title = Self(name: "title")
}

/// Shows or hides bars.
private struct BarModifier {
    let isHidden: Bool
    let bars: [ToolbarPlacement]
}

extension BarModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.child(.content).nodes(of: content)
        if isHidden { context.environment.screen?.hiddenBars.formUnion(bars) }
        if isHidden, bars.contains(.tabBar) { context.environment.tabBar?.isHidden = true }
        return nodes
    }
}

/// A menu for the title of a screen.
private struct TitleMenu<Content: View> {
    @Environment(\.self) var environment
    let content: Content

    init(content: Content) { self.content = content }
}

extension TitleMenu: View {
    var body: some View {
        Menu {
            content
        } label: {
            Image(systemName: "chevron.down").accessibilityLabel(
                Text(provided: SystemText.more.string(in: environment)))
        }
    }
}
