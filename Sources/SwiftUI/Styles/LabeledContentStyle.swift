/// The appearance of labeled contents: what the style makes of their label and content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct LabeledContentStyleConfiguration {
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

extension LabeledContentStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension LabeledContentStyleConfiguration.Content: View {
    public var body: some View { content }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// The default appearance.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension View {
    nonisolated public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.styles.labeledContent = style })
    }
}
