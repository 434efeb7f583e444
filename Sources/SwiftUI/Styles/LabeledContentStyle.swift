/// The appearance of labeled contents: what the style makes of their label and content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The labeled content.
    typealias Configuration = LabeledContentStyleConfiguration

    /// Returns the view of a labeled content.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The labeled content that a ``LabeledContentStyle`` shows.
public struct LabeledContentStyleConfiguration {
    /// The label of a labeled content.
    public struct Label {
        fileprivate let content: AnyView
    }

    /// The content of a labeled content.
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

extension LabeledContentStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension LabeledContentStyleConfiguration.Content: View {
    public var body: some View { content }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates the labeled content that a style shows.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// The default appearance.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the view of a labeled content.
    public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension View {
    /// Sets the appearance of the labeled contents in this view.
    nonisolated public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.styles.labeledContent = style })
    }
}
