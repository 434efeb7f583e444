/// The appearance of group boxes: what the style makes of their label and content.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The group box.
    typealias Configuration = GroupBoxStyleConfiguration

    /// Returns the view of a group box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The group box that a ``GroupBoxStyle`` shows.
public struct GroupBoxStyleConfiguration {
    /// The label of a group box.
    public struct Label {
        fileprivate let content: AnyView
    }

    /// The content of a group box.
    public struct Content {
        fileprivate let content: AnyView
    }

    /// The label.
    public let label: Label
    /// The content.
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
    /// Creates the group box that a style shows.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// The default appearance.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the view of a group box.
    public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension View {
    /// Sets the appearance of the group boxes in this view.
    nonisolated public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.styles.groupBox = style })
    }
}
