/// The appearance of labels: what the style makes of their title and icon.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
    public struct Title {
        fileprivate let content: AnyView
    }

    public struct Icon {
        fileprivate let content: AnyView
    }

    public let title: Title
    public let icon: Icon

    init(title: AnyView, icon: AnyView) {
        self.title = Title(content: title)
        self.icon = Icon(content: icon)
    }
}

extension LabelStyleConfiguration.Title: View {
    public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
    public var body: some View { content }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

/// The default appearance: the icon and the title.
public struct DefaultLabelStyle: LabelStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Label(configuration).modifier(NodeModifier { $0.appearance = "titleAndIcon" })
    }
}

/// The title only.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon only. Assistive technology reads the title.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Label(configuration).modifier(NodeModifier { $0.appearance = "iconOnly" })
    }
}

extension LabelStyle where Self == DefaultLabelStyle { nonisolated public static var automatic: Self { Self() } }

extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle { nonisolated public static var titleOnly: Self { Self() } }
extension LabelStyle where Self == IconOnlyLabelStyle { nonisolated public static var iconOnly: Self { Self() } }

extension View {
    nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.styles.label = style })
    }
}
