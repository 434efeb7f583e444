/// The appearance of group boxes: what the style makes of their label and content.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
    public struct Label {
        fileprivate let content: AnyView
    }

    public struct Content {
        fileprivate let content: AnyView
    }

    public let label: Label
    public let content: Content

    init(label: AnyView, content: AnyView) {
        self.label = Label(content: label)
        self.content = Content(content: content)
    }
}

extension GroupBoxStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension GroupBoxStyleConfiguration.Content: View {
    public var body: some View { content }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// The default appearance.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { nonisolated public static var automatic: Self { Self() } }

extension View {
    nonisolated public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.styles.groupBox = style })
    }
}
