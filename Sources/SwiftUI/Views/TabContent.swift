/// Tabs of a ``TabView``. Unlike in Apple's SwiftUI, they are views.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
    associatedtype TabValue: Hashable
}

public typealias TabContentBuilder<TabValue> = ViewBuilder

public struct TabRole: Hashable, Sendable {
    private let name: String

    /// The tab searches. It is shown like any other.
    public static let search = Self(name: "search")
}

extension Tab: TabContent {
    public typealias TabValue = Value
}

extension Tab {
    /// Creates a tab with a value, a role and a label. The role has no effect.
    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content, label: label)
        self.role = role
    }
}

extension Tab where Label == EmptyView {
    /// Creates a tab with a value, and no label. The role has no effect.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { EmptyView() }
        self.role = role
    }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
    /// Creates a tab with a value and a role, and a text with a system symbol. The role has no effect.
    public init(
        _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title, systemImage: systemImage, value: value, content: content)
        self.role = role
    }

    /// Creates a tab with a value, and a text with an image of the package.
    public init(_ title: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) {
            SwiftUI.Label {
                Text(title)
            } icon: {
                Image(decorative: image)
            }
        }
    }

    /// Creates a tab with a text and an image of the package.
    public init(_ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
    where Value == Never {
        self.init(content: content) {
            SwiftUI.Label {
                Text(title)
            } icon: {
                Image(decorative: image)
            }
        }
    }
}

extension Tab where Label == SwiftUI.Label<Text, Image>, Value == Never {
    /// Creates a tab with a role, and a text with a system symbol. The role has no effect.
    public init(
        _ title: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(title, systemImage: systemImage, content: content)
        self.role = role
    }
}

/// Tabs that belong together. The bar shows them beside the others.
public struct TabSection<Header: View, Content: View, Footer: View, SelectionValue: Hashable> {
    private let content: Content
}

extension TabSection where Footer == EmptyView, SelectionValue == Never {
    /// Creates a section. The bar does not show its header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
    }

    /// Creates a section without a header.
    public init(@ViewBuilder content: () -> Content) where Header == EmptyView {
        self.content = content()
    }

    /// Creates a section. The bar does not show its title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Header == Text {
        self.content = content()
    }

    /// Creates a section. The bar does not show its title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) where Header == Text {
        self.content = content()
    }
}

extension TabSection: TabContent {
    public typealias TabValue = SelectionValue

    public var body: some View {
        content.withoutEffect(
            "The bar shows the tabs beside the others.", when: Header.self != EmptyView.self,
            modifier: "The header of a TabSection")
    }
}
