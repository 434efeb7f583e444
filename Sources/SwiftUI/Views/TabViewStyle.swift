/// An appearance of tab views. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol TabViewStyle: Sendable {}

/// The default appearance: a bar with the tabs below their content.
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }

/// A bar with the tabs below their content.
public struct TabBarOnlyTabViewStyle: TabViewStyle {}

/// Tabs in a column beside their content, or in a bar below it on a narrow page.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
extension SidebarAdaptableTabViewStyle: BuiltInStyle { var appearance: String { "sidebar" } }

/// Tabs in a bar above their content.
public struct GroupedTabViewStyle: TabViewStyle { public init() {} }
extension GroupedTabViewStyle: BuiltInStyle { var appearance: String { "grouped" } }

/// One page, with a dot for each page below it. The dots are buttons.
public struct PageTabViewStyle: TabViewStyle {
    public struct IndexDisplayMode: Sendable {
        fileprivate let name: String

        public static let automatic = Self(name: "automatic")
        public static let always = Self(name: "always")
        /// The dots are shown with the pointer or the keyboard, because nobody could see the other pages otherwise.
        public static let never = Self(name: "never")
    }

    fileprivate let hidesDots: Bool

    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        hidesDots = indexDisplayMode.name == IndexDisplayMode.never.name
    }
}

extension PageTabViewStyle: BuiltInStyle {
    var appearance: String { hidesDots ? "page dotless" : "page" }
}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { Self() } }

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == GroupedTabViewStyle { public static var grouped: Self { Self() } }

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: Self { Self() }

    /// Returns a page with dots below it.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        Self(indexDisplayMode: indexDisplayMode)
    }
}

/// An appearance of the dots below a page.
public protocol IndexViewStyle: Sendable {}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    public struct BackgroundDisplayMode: Sendable {
        private let name: String

        public static let automatic = Self(name: "automatic")
        public static let interactive = Self(name: "interactive")
        public static let always = Self(name: "always")
        public static let never = Self(name: "never")
    }

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: Self { Self() }

    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self { Self() }
}

extension View {
    nonisolated public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.tabAppearance = builtInAppearance(of: style) })
    }

    /// Has no effect: the dots below a page are on its background.
    nonisolated public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
        withoutEffect("The dots below a page are on its background.")
    }

    /// Shows a number beside the row or the tab of this view. 0 shows nothing.
    nonisolated public func badge(_ count: Int) -> some View {
        badge(count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// Shows a text beside the row or the tab of this view. Nil shows nothing.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(BadgeModifier(badge: label))
    }

    /// Shows a text beside the row or the tab of this view. Nil shows nothing.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        badge(key.map { Text($0) })
    }

    /// Shows a text beside the row or the tab of this view. Nil shows nothing.
    @_disfavoredOverload
    nonisolated public func badge<Label: StringProtocol>(_ label: Label?) -> some View {
        badge(label.map { Text($0) })
    }
}

/// Shows a text beside a row or a tab.
private struct BadgeModifier {
    let badge: Text?
}

extension BadgeModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let badge = context.nodes(of: badge, as: .item)
        return context.child(.child(0)).nodes(of: content).map { node in
            var node = node
            node.row.badge += badge
            return node
        }
    }
}

/// The bar with the tab of a view, which exists while the tab is evaluated.
@MainActor
final class TabBarScope {
    var isHidden = false
}

extension EnvironmentValues {
    private struct TabBarReference: EnvironmentKey {
        static var defaultValue: TabBarReference { TabBarReference() }
        weak var bar: TabBarScope?
    }

    /// The bar with the tab that contains the view. Nil after the evaluation.
    var tabBar: TabBarScope? {
        get { self[TabBarReference.self].bar }
        set { self[TabBarReference.self] = TabBarReference(bar: newValue) }
    }

    @Entry fileprivate(set) var tabAppearance: String?
}
